import { answerJobs } from '../drawing/answer-jobs.ts';
import { sheetPdf } from './draw/sheet-pdf.ts';

answerJobs(sheetPdf);
