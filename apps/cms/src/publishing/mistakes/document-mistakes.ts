import type { Mistake } from './mistake';
import { isQuarterEnd, isYearEnd } from './periods';
import type { ProjectDraft } from './project-draft';

type Phase = ProjectDraft['phases'][number];
type Document = Phase['documents'][number];

const OCCUPANCY = 'occupancy certificate';
/** What covers a time, and until which days. */
const PERIODS: Record<string, { fits: (day: string) => boolean; wanted: string }> = {
  'quarterly progress report': {
    fits: isQuarterEnd,
    wanted: 'Say which quarter it covers by its last day, for example 30/09/2026.',
  },
  'quality assurance certificate': {
    fits: isYearEnd,
    wanted: 'Say which financial year it covers by its last day, for example 31/03/2026.',
  },
};

function* ofFile(file: Document['file'], say: (field: keyof Document, message: string) => Mistake) {
  if (!file) yield say('file', 'Without its file it proves nothing: add the PDF.');
  else if (file.mime !== 'application/pdf') yield say('file', 'A document is a PDF: save it as one.');
  else if (file.gatedBy)
    yield say(
      'file',
      'This file opens only with an enquiry. Upload it here once more, as a file of its own.',
    );
}

function* ofDocument(
  document: Document,
  say: (field: keyof Document, message: string) => Mistake,
  today: string,
) {
  const { kind, issuedBy, issuedOn, periodEnd, file } = document;
  if (!issuedOn) yield say('issuedOn', 'A document without its date is not published: enter it as printed.');
  else if (issuedOn > today) yield say('issuedOn', 'A document cannot be dated in the future.');
  if (!issuedBy) yield say('issuedBy', 'Say who issued it.');
  const period = PERIODS[kind ?? ''];
  if (period && !(periodEnd && period.fits(periodEnd))) yield say('periodEnd', period.wanted);
  else if (period && periodEnd && issuedOn && issuedOn <= periodEnd)
    yield say('periodEnd', 'What it covers had not ended on its date.');
  yield* ofFile(file, say);
}

function* ofOccupancy({ documents, occupancyCertificateOn }: Phase, say: (message: string) => Mistake) {
  if (!occupancyCertificateOn) return;
  const certificates = documents.filter(({ kind }) => kind === OCCUPANCY);
  if (certificates.length === 0)
    yield say('Add the occupancy certificate itself to the documents: its date alone proves nothing.');
  else if (!certificates.some(({ issuedOn }) => issuedOn === occupancyCertificateOn))
    yield say('The occupancy certificate among the documents has another date.');
}

function* ofRevisions({ revisions }: Phase, at: number, today: string): Generator<Mistake> {
  for (const [index, { promisedBefore, revisedOn, reason }] of revisions.entries()) {
    const say = (field: string, message: string): Mistake => ({
      path: ['phases', at, 'revisions', index, field],
      message,
    });
    if (!promisedBefore) yield say('promisedBefore', 'Say which day was promised before.');
    if (!revisedOn) yield say('revisedOn', 'Say when it was revised.');
    else if (revisedOn > today) yield say('revisedOn', 'A revision cannot be dated in the future.');
    if (!reason) yield say('reason', 'Say in a sentence why: who waits for a home may know.');
  }
}

function* ofTitle(
  { encumbrances, litigation, titleCheckedOn }: Phase,
  at: number,
  today: string,
): Generator<Mistake> {
  const say = (message: string): Mistake => ({ path: ['phases', at, 'titleCheckedOn'], message });
  if ((encumbrances || litigation) && !titleCheckedOn) yield say('Say as of which day that is so.');
  if (titleCheckedOn && titleCheckedOn > today) yield say('Nobody can have looked on a day to come.');
}

/**
 * What the trust room of a project may not show: a document without its date, its issuer or its file, or one of
 * tomorrow.
 * @param today as `2026-11-21`, in India
 */
export function* documentMistakes({ phases }: ProjectDraft, today: string): Generator<Mistake> {
  for (const [at, phase] of phases.entries()) {
    for (const [index, document] of phase.documents.entries())
      yield* ofDocument(
        document,
        (field, message) => ({ path: ['phases', at, 'documents', index, field], message }),
        today,
      );
    // A form that shows what is wrong with a list hides what is wrong in it: this is said where the day stands.
    yield* ofOccupancy(phase, (message) => ({ path: ['phases', at, 'occupancyCertificateOn'], message }));
    yield* ofRevisions(phase, at, today);
    yield* ofTitle(phase, at, today);
  }
}
