import type { Dispatch } from 'react';
import type { Action, PackedReportCard, Report, Result } from './report.ts';

/** Props of every part of the report card. */
export interface ReportPartProps {
  card: PackedReportCard;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}
