import type { Dispatch } from 'react';
import type { ReportCardData } from '../schemas/demo.ts';
import type { Action, Report, Result } from './report.ts';

export interface ReportPartProps {
  card: ReportCardData;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}
