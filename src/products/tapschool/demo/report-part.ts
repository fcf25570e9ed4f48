import type { Dispatch } from 'react';
import type { Action, PackedReportCard, Report, Result } from './report.ts';

export interface ReportPartProps {
  card: PackedReportCard;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}
