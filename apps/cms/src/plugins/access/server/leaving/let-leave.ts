import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../../../../audit/audit-log';
import { noteOfGiven } from '../../../../deliveries/given-leads';
import { tellColleague } from '../../../../deliveries/tell-colleague';
import { announceDeliveries } from '../../../../deliveries/wake';
import { takeTurn } from '../../../../kept/kept-values';
import { type Connection, SALES_PERSON, tableOf } from '../../../../ledger/ledger-rows';
import { shareRows } from '../../../../ledger/row-locks';
import { allGuides } from '../../../../visits/guides';
import { sayTime } from '../../../../visits/say-time';
import type { Visit } from '../../../../visits/visit-rows';
import { projectNames } from '../../../lead-desk/server/project-names';
import {
  type Holdings,
  holdsAnything,
  holdsDesk,
  type LeftVisit,
  sayHoldings,
  wordsForSuccessor,
} from '../../leaving-words';
import { dropFactor } from '../factor-rows';
import { endSessions, openSessions } from '../sessions/open-sessions';
import { accountOf, isLastAdministrator, type LeavingAccount, nameOfAccount } from './accounts';
import {
  broughtBefore,
  dutiesOf,
  holdingsOf,
  passAlarms,
  passDuties,
  salesPersonOf,
  visitsAhead,
} from './holdings';
import { type Enquiry, passLeads, passStragglers, takeEnquiries, type Way } from './pass-leads';
import { passVisits, type VisitReading } from './visits-of-leaver';

/** Who leaves, to whom everything goes, and whether whoever asked saw the account open. */
export type Leaving = { account: number; to: number | null; wasOpen: boolean; actor: Actor };
export type Left =
  | { outcome: 'left'; holdings: Holdings; visitsLeft: LeftVisit[] }
  | { outcome: 'missing' }
  | { outcome: 'refused'; message: string };

/** Ends the transaction without a trace, with a sentence for whoever asked. */
class Refused extends Error {}

type Asked = Leaving & { now: number; reading: VisitReading };
/** Whoever takes it all. `person`: the row id of the sales person they are. */
type Successor = { account: LeavingAccount; name: string; person: number | null };
type Passed = { leads: Enquiry[]; given: Visit[]; visitsLeft: LeftVisit[] };

async function successorOf(
  strapi: Core.Strapi,
  trx: Connection,
  { account, to }: Leaving,
): Promise<Successor | null> {
  if (to === null) return null;
  if (to === account) throw new Refused('Nobody hands over to themselves: choose a colleague');
  const found = await accountOf(strapi, to);
  if (!found?.isActive) throw new Refused('That account is closed: choose another colleague');
  const people = tableOf(strapi, trx, SALES_PERSON).rows().where({ account: to, active: true }).select('id');
  // Kept as they are: they do not leave while they are given all of it.
  const [person]: { id: number }[] = await shareRows(strapi, people);
  return { account: found, name: nameOfAccount(found), person: person?.id ?? null };
}

/** @throws Refused where somebody may not leave like that */
async function refuse(
  strapi: Core.Strapi,
  {
    account,
    wasOpen,
    successor,
    holdings,
  }: {
    account: LeavingAccount;
    wasOpen: boolean;
    successor: Successor | null;
    holdings: Holdings;
  },
): Promise<void> {
  const name = nameOfAccount(account);
  if (wasOpen && !account.isActive) throw new Refused(`${name} has left already: a colleague was quicker`);
  if (account.isActive && (await isLastAdministrator(strapi, account)))
    throw new Refused(`${name} is the last administrator: make another one first`);
  if (!holdsAnything(holdings)) {
    if (!account.isActive) throw new Refused(`${name} has left, and holds nothing more`);
    return;
  }
  if (!successor) throw new Refused(`${name} holds ${sayHoldings(holdings)}: choose who takes it`);
  if (holdsDesk(holdings) && successor.person === null)
    throw new Refused(`${successor.name} is no sales person: enquiries and visits cannot be theirs`);
}

/** Closes an account for good: what could open it again, its sessions, its second factor; its phones go with it. */
async function close(strapi: Core.Strapi, trx: Connection, account: number): Promise<string[]> {
  const { length: sessions } = await openSessions(strapi, account);
  await endSessions(strapi, account);
  const hadFactor = await dropFactor(strapi, trx, account);
  // A link of an invitation or of a forgotten password would open it again.
  const links = { registrationToken: null, resetPasswordToken: null, resetPasswordTokenExpiresAt: null };
  await strapi.service('admin::user').updateById(account, { isActive: false, ...links });
  return [
    ...(sessions > 0 ? [`sessions ended: ${sessions}`] : []),
    ...(hadFactor ? ['second factor reset'] : []),
  ];
}

/** Enquiries, what was brought before them, visits and the duty roster. */
async function passDesk(strapi: Core.Strapi, trx: Connection, way: Way, asked: Asked): Promise<Passed> {
  const ahead = await visitsAhead(strapi, trx, way.person, asked.now);
  const leads = await takeEnquiries(strapi, trx, way.person, ahead);
  await passLeads(strapi, trx, leads, way);
  await broughtBefore(strapi, trx, way.person).update({ person: way.successor.id });
  const { given, left } = await passVisits(strapi, trx, ahead, {
    ...asked.reading,
    successor: way.successor,
    from: way.from,
    by: asked.actor.name,
    tellsLeft: asked.wasOpen,
  });
  await passDuties(strapi, await dutiesOf(strapi, way.person), way.successor.id);
  return { leads, given, visitsLeft: left };
}

async function leaveWithin(strapi: Core.Strapi, trx: Connection, asked: Asked): Promise<Left> {
  const { actor, now } = asked;
  // One after the other, on all instances: of two who press at once the second finds it done.
  await takeTurn(strapi, trx, 'leaving');
  const account = await accountOf(strapi, asked.account);
  if (!account) return { outcome: 'missing' };
  const successor = await successorOf(strapi, trx, asked);
  const person = (await salesPersonOf(strapi, trx, account.id))?.id ?? null;
  const before = await holdingsOf(strapi, trx, { person, email: account.email, now });
  await refuse(strapi, { account, wasOpen: asked.wasOpen, successor, holdings: before });

  const from = nameOfAccount(account);
  const way: Way | null =
    person !== null && successor && successor.person !== null
      ? { from, person, successor: { id: successor.person, name: successor.name }, actor, at: new Date(now) }
      : null;
  const passed: Passed = way
    ? await passDesk(strapi, trx, way, asked)
    : { leads: [], given: [], visitsLeft: [] };
  if (before.alarms && successor)
    await passAlarms(strapi, trx, { from: account.email, to: successor.account.email });
  const closed = account.isActive ? await close(strapi, trx, account.id) : [];
  if (way) passed.leads.push(...(await passStragglers(strapi, trx, way)));
  const holdings = { ...before, enquiries: passed.leads.length, visits: passed.given.length };
  await tell(strapi, trx, { asked, account, successor, holdings, passed, closed });
  return { outcome: 'left', holdings, visitsLeft: passed.visitsLeft };
}

type Done = {
  asked: Asked;
  account: LeavingAccount;
  successor: Successor | null;
  holdings: Holdings;
  passed: Passed;
  closed: string[];
};

/** The line of the audit log, and the one mail to whoever has it all now. */
async function tell(
  strapi: Core.Strapi,
  trx: Connection,
  { asked, account, successor, holdings, passed, closed }: Done,
): Promise<void> {
  const { actor, now, reading } = asked;
  const { leads, given, visitsLeft } = passed;
  const handed = sayHoldings(holdings);
  const details = [
    account.isActive ? 'Left' : 'Had left before',
    ...(successor && handed ? [`handed over to ${successor.name}: ${handed}`] : []),
    ...(visitsLeft.length > 0 ? [`visits left for a decision: ${visitsLeft.length}`] : []),
    ...closed,
  ].join('; ');
  const entry = String(account.id);
  await audit(strapi, trx, { actor, action: 'changed', subject: 'account', entry, details });
  // Who takes it knows; who is given it is told.
  if (!successor || !handed || successor.account.id === actor.id) return;
  const at = new Date(now);
  const words = wordsForSuccessor({
    from: nameOfAccount(account),
    holdings,
    visits: given.map(
      ({ startsAt, project }) => `${sayTime(startsAt)}, ${reading.projects.get(project) ?? project}`,
    ),
    left: visitsLeft.length,
  });
  const ids = leads.map(({ id }) => id);
  await tellColleague(strapi, trx, {
    account: successor.account.id,
    lead: null,
    occasion: 'enquiry',
    id: `left-${account.id}-${now}`,
    subject: noteOfGiven(ids, at, words),
    paragraphs: [],
    place: '/lead-desk?view=mine',
    at,
  });
}

/**
 * Lets somebody leave: all they hold at the desk goes to a colleague, and their account is closed with its sessions,
 * second factor and phones. In one transaction, once, whoever presses and wherever. What a colleague whose account was
 * closed before still holds is handed over the same way.
 */
export async function letLeave(strapi: Core.Strapi, leaving: Leaving, now = Date.now()): Promise<Left> {
  const reading = { guides: await allGuides(strapi), projects: await projectNames(strapi), now };
  try {
    // Strapi's own transaction: the account, its sessions and what follows its closing join it.
    const left = await strapi.db.transaction(({ trx }) =>
      leaveWithin(strapi, trx, { ...leaving, now, reading }),
    );
    announceDeliveries(strapi);
    return left;
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', message: error.message };
    throw error;
  }
}
