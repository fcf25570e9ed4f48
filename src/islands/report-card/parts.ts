import type { Dispatch } from 'react';
import type { ReportCardData } from '../../schemas/demos/report-card.ts';
import type { Action, Report, Result } from './report.ts';

/** What every part of the report card is given. */
export interface ReportPartProps {
  card: ReportCardData;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}
