export type CvKind = 'pdf' | 'docx';
/** Why a file is not taken. */
export type CvFault = 'empty' | 'too large' | 'wrong kind' | 'damaged' | 'locked' | 'active';

/** What a visitor is told of it. */
export const CV_FAULTS: Record<CvFault, string> = {
  empty: 'This file is empty',
  'too large': 'The file must be at most 5 MB',
  'wrong kind': 'The file must be a PDF or a Word document (.docx)',
  damaged: 'This file cannot be read to its end: please save it again as a PDF',
  locked: 'This file has a password: please send one without',
  active: 'This file holds macros or other programs: please save it as a plain PDF',
};
