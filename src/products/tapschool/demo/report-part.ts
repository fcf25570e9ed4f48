import type { Dispatch } from 'react';
import type { Action, PackedReportCard, Report, Result } from './report.ts';

/** What every part of the report card is given. */
export interface ReportPartProps {
  card: PackedReportCard;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}
