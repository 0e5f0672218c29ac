import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../../../config/mail';
import type { SiteConfig } from '../../../../config/site';
import { dateIn } from '../../../india-time';
import { DESK_SETTINGS } from '../../../ledger/ledger-rows';
import { codeOf } from '../../../logging/error-code';
import { fileStoreOf } from '../../../media/file-store';
import { type Entry, everyEntry } from '../../../publishing/every-entry';
import { placeNames } from '../../../publishing/place-names';
import type { Board, Finding } from '../finding';
import { askLink, askOwnPage, type LinkOutcome } from './ask-link';
import { beginBoard, failBoard, finishBoard, keepBoard } from './board';
import { findContacts } from './find-contacts';
import { type Found, findInProject } from './find-in-project';
import { findLostFiles } from './find-lost-files';
import { findPictures } from './find-pictures';
import { findRedirects, REDIRECT } from './find-redirects';
import { localitiesOfNoCity, unplacedProjects } from './find-unplaced';
import { judgeLink } from './judge-link';
import { linksIn } from './links-in';

const PROJECT = 'api::projects.projects';
const SITE = 'api::site.site';
const CONTACT = 'api::contact-page.contact-page';
/** Of one day; each may take six seconds, and four are asked at a time. */
const MOST_LINKS = 400;
const LINKS_AT_ONCE = 4;
const ANSWERS: LinkOutcome['kind'][] = ['answered', 'endless'];
const UNHEARD: LinkOutcome['kind'][] = ['unknown-host', 'silent'];
const isOwn = (url: string) => url.startsWith('/');

type Link = { url: string; uses: { entry: Entry; field: string }[] };
type Asks = (url: string) => Promise<LinkOutcome>;

/** Pages of our own are asked of the site as this server reaches it, all else of the internet. */
function asksOf(strapi: Core.Strapi): Asks {
  const [site = ''] = strapi.config.get<SiteConfig>('site').instances;
  const { siteUrl } = strapi.config.get<MailConfig>('mail');
  return (url) => {
    const { origin, pathname, search } = new URL(url, siteUrl);
    return origin === siteUrl ? askOwnPage(site, pathname + search) : askLink(url);
  };
}

class Stopped extends Error {}

/** Asks for every link, a few at a time. @throws Stopped: part of them says nothing of the others */
export async function askAll(
  links: Link[],
  asks: Asks,
  stopped: AbortSignal,
): Promise<[Link, LinkOutcome][]> {
  const waiting = [...links];
  const asked: [Link, LinkOutcome][] = [];
  const work = async () => {
    for (let link = waiting.shift(); link && !stopped.aborted; link = waiting.shift())
      asked.push([link, await asks(link.url)]);
  };
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, work));
  if (stopped.aborted) throw new Stopped('stopped');
  return asked;
}

/** Reads everything that is live, a few entries at a time, and gathers what is wrong with it. */
async function find(strapi: Core.Strapi, { now, asks, stopped }: Run): Promise<Finding[]> {
  const today = dateIn(new Date(now));
  const places = await placeNames(strapi);
  const store = fileStoreOf(strapi);
  const { address } = strapi.config.get<SiteConfig>('site');
  const findings: Finding[] = [];
  const add = (entry: Entry, { check, field, what }: Found) => {
    const { uid, documentId, single, name } = entry;
    findings.push({ check, uid, documentId, single, entry: name, field, where: places(uid, field), what });
  };
  const links = new Map<string, Link>();
  const unplaced = new Map([...(await unplacedProjects(strapi)), ...(await localitiesOfNoCity(strapi))]);
  const redirects: Entry[] = [];
  const known = new Map<string, Entry>();

  for await (const entry of everyEntry(strapi, 'published')) {
    if (stopped.aborted) throw new Stopped('stopped');
    for (const found of findPictures(entry.fields)) add(entry, found);
    const ofPlace = unplaced.get(entry.documentId);
    if (ofPlace) add(entry, ofPlace);
    for (const found of await findLostFiles(store, entry.fields)) add(entry, found);
    if (entry.uid === PROJECT) for (const found of findInProject(entry.fields, today)) add(entry, found);
    if (entry.uid === REDIRECT)
      redirects.push({ ...entry, fields: { from: entry.fields.from, to: entry.fields.to } });
    if (entry.uid === SITE || entry.uid === CONTACT) known.set(entry.uid, entry);
    for (const { field, url } of linksIn(entry.fields)) {
      const link = links.get(url) ?? { url, uses: [] };
      link.uses.push({ entry, field });
      if (links.size < MOST_LINKS) links.set(url, link);
    }
  }
  for (const { entry, ...found } of findRedirects(redirects, address)) add(entry, found);
  const contact = known.get(CONTACT);
  const desk = await strapi.documents(DESK_SETTINGS).findFirst({ populate: ['hours'] });
  if (contact)
    for (const found of findContacts({
      site: known.get(SITE)?.fields ?? null,
      contact: contact.fields,
      desk,
    }))
      add(contact, found);
  const asked = await askAll([...links.values()], asks, stopped);
  // Where nobody at all answers, it is this server that is cut off, and no link is to blame.
  const isCutOff = !asked.some(([{ url }, { kind }]) => !isOwn(url) && ANSWERS.includes(kind));
  for (const [{ url, uses }, outcome] of asked) {
    if (isCutOff && !isOwn(url) && UNHEARD.includes(outcome.kind)) continue;
    const judged = judgeLink(url, outcome);
    if (judged) for (const { entry, field } of uses) add(entry, { ...judged, field });
  }
  return findings;
}

type Run = { now: number; asks: Asks; stopped: AbortSignal };

async function finish(strapi: Core.Strapi, run: Run, before: Board): Promise<void> {
  try {
    const findings = await find(strapi, run);
    // Before the board says so: whoever begins next does it after this line.
    strapi.log.info(`Content checks: ${findings.length} to mend`);
    await finishBoard(strapi, findings, Date.now());
  } catch (error) {
    if (error instanceof Stopped) {
      await keepBoard(strapi, before);
      throw error;
    }
    await failBoard(strapi, 'Something went wrong on the way. The log says what.');
    strapi.log.error(`The content could not be checked: ${codeOf(error)}`);
    throw error;
  }
}

/**
 * Begins to look through all that is live: once this is answered, the board says that somebody does.
 * @returns a promise of the end, when the board has what was found; it rejects with an Error of the database. null:
 * somebody looks already, and the board will have what they find
 */
export async function beginChecks(
  strapi: Core.Strapi,
  { now = Date.now(), asks = asksOf(strapi), stopped = new AbortController().signal }: Partial<Run> = {},
): Promise<{ done: Promise<void> } | null> {
  const before = await beginBoard(strapi, now);
  if (!before) return null;
  strapi.log.info('Content checks: begun');
  return { done: finish(strapi, { now, asks, stopped }, before) };
}

/** Looks through all that is live and keeps what was found for the board. @throws Error of the database */
export async function runChecks(strapi: Core.Strapi, run: Partial<Run> = {}): Promise<void> {
  const begun = await beginChecks(strapi, run);
  await begun?.done;
}
