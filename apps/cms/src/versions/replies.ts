import type { BroughtBack } from './bring-back';
import type { Snapshot } from './entry-snapshot';
import type { Overtaken, ToChoose } from './refuse-overtaken';
import type { VersionLine } from './version-rows';

export type { BroughtBack, Overtaken, ToChoose };
/** Lines of an entry's history, the newest first. */
export type HistoryPage = {
  lines: Pick<VersionLine, 'id' | 'at' | 'who' | 'action' | 'source' | 'fields'>[];
  more: boolean;
};
/** What an entry held in a version, and what it holds now. */
export type OneVersion = { snapshot: Snapshot | null; now: Snapshot | null };
/** An entry in the trash. */
export type TrashedEntry = {
  id: number;
  type: string;
  at: string;
  who: string;
  title: string;
  live: boolean;
};
/** Entries of the trash, what was deleted last first. */
export type TrashPage = { entries: TrashedEntry[]; more: boolean };
