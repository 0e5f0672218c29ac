import type { listAgain } from './again/list-again';
import type { Moved } from './board/move-lead';
import type { readBoard } from './board/read-board';
import type { readToday } from './check-in/read-today';
import type { changeChosen } from './chosen/change-chosen';
import type { Undone } from './chosen/undo-chosen';
import type { deskChanges } from './desk-changes';
import type { Entering } from './entry/enter-lead';
import type { checkImport } from './entry/import-leads';
import type { knownPeople } from './entry/known-people';
import type { messageTemplates } from './messages/message-templates';
import type { readLead } from './opened-lead';
import type { readPerson } from './people/read-person';
import type { deskChoices, listLeads } from './read-desk';
import type { drawReport } from './reports/draw-report';
import type { myDay } from './rings/my-day';
import type { summariseLeads } from './summarise-leads';
import type { readCalendar } from './visits/visit-calendar';
import type { readTimes } from './visits/visit-times';

/** What a value is once it went over HTTP: moments are ISO texts. */
type Sent<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Sent<Item>[]
    : T extends object
      ? { [Name in keyof T]: Sent<T[Name]> }
      : T;
type Reply<Read extends (...asked: never[]) => Promise<unknown>> = NonNullable<
  Sent<Awaited<ReturnType<Read>>>
>;

// What the routes answer: `import type` from here is all that the panel knows of them.
export type LeadPage = Reply<typeof listLeads>;
export type Board = Reply<typeof readBoard>;
export type MovedLead = Pick<Extract<Moved, { outcome: 'moved' }>, 'undo'>;
export type OpenedLead = Reply<typeof readLead>;
export type MessageTemplates = Reply<typeof messageTemplates>;
export type Report = Reply<typeof drawReport>;
export type AgainPage = Reply<typeof listAgain>;
export type AgainLead = AgainPage['leads'][number];
export type MyDay = Reply<typeof myDay>;
export type Choices = Reply<typeof deskChoices>;
export type Person = Omit<Reply<typeof readPerson>, 'id'>;
export type Entered = Omit<Extract<Entering, { outcome: 'stored' }>, 'outcome'>;
export type Imported = { stored: number };
export type Known = Reply<typeof knownPeople>;
export type ImportCheck = Reply<typeof checkImport>;
export type Changes = Reply<typeof deskChanges>;
export type ChangedChosen = Reply<typeof changeChosen>;
export type UndoneChosen = Extract<Undone, { outcome: 'undone' }>;
export type Summary = Reply<typeof summariseLeads>;

export type VisitCalendar = Reply<typeof readCalendar>;
export type VisitTimes = Reply<typeof readTimes>;
export type Today = Reply<typeof readToday>;
export type TodayVisit = Today['visits'][number];

export type ChangedVisit = { visit: DeskVisit | null };
export type DeskVisit = VisitCalendar['visits'][number];
export type Lead = LeadPage['leads'][number];
export type Alike = Person['alike'][number];
export type Answer = NonNullable<Lead['answer']>;
export type Delivery = OpenedLead['deliveries'][number];
export type Counted = Summary['bySource'][number];
export type Stuck = NonNullable<Summary['stuck']>;
