import { phaseStandsAs } from '@sahyara/registration/offered-phases';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { tellEditors } from '../deliveries/tell-editors';
import { DAY_MS, dateIn, HOUR_MS, startOfDate } from '../india-time';

const PROJECT = 'api::projects.projects';
const AT_ONCE = 50;
/** So many days before the last day of a registration, and on it. */
const STEPS = [0, 1, 7, 30, 60];
// Nobody is to be woken by what is decided in office hours.
const MAILED_AT_MS = 9 * HOUR_MS;

const text = z.string().nullish();
const projects = z.array(
  z.object({
    documentId: z.string(),
    title: text,
    phases: z.array(
      z.object({ name: text, reraNumber: text, validUntil: text, occupancyCertificateOn: text }),
    ),
  }),
);
type Project = z.infer<typeof projects>[number];
/** A registration that runs out, with the phases it is of. */
type Ending = { number: string; validUntil: string; phases: string[]; daysLeft: number; others: boolean };

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A day as people write it: `31 December 2026`. */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));

/** The registrations of a project that end soon or have ended, each once, with how many days are left on a day. */
export function endingsOf({ phases }: Project, today: string): Ending[] {
  const endings = new Map<string, Ending>();
  for (const phase of phases) {
    const { name, reraNumber: number, validUntil } = phase;
    if (!number || !validUntil || phaseStandsAs(phase, today) === 'certified') continue;
    const daysLeft = daysBetween(today, validUntil);
    if (daysLeft > Math.max(...STEPS)) continue;
    const after = dateIn(startOfDate(validUntil, 1));
    const others = phases.some((other) => phaseStandsAs(other, after) !== 'awaited');
    const known = endings.get(`${number} ${validUntil}`);
    if (known) known.phases.push(name ?? '');
    else
      endings.set(`${number} ${validUntil}`, { number, validUntil, phases: [name ?? ''], daysLeft, others });
  }
  return [...endings.values()];
}

function wordsOf(title: string, { number, validUntil, phases, daysLeft, others }: Ending) {
  const when =
    daysLeft > 1 ? `in ${daysLeft} days` : daysLeft === 1 ? 'tomorrow' : daysLeft === 0 ? 'today' : null;
  const whose = `${title}, ${phases.join(' and ')}`;
  const falls = others
    ? `the homes of ${phases.join(' and ')}, with their prices and plans, leave the site; the other phases stay`
    : 'all of the project but its name, its place and one drawing leaves the site: prices, plans, brochure, enquiries and links to its plans that buyers hold';
  return {
    subject: when
      ? `Registration ends ${when}: ${title}`
      : `Registration ran out on ${dayInWords(validUntil)}: ${title}`,
    paragraphs: when
      ? [
          `${whose}: the MahaRERA registration ${number} is valid until ${dayInWords(validUntil)}, that is ${when === 'today' ? 'until tonight' : when}.`,
          `At the midnight that ends that day, ${falls}. Nobody has to press anything, and nothing of it may be advertised from then on (RERA section 3).`,
          'Has the registration been extended, or has the occupancy certificate come? Enter the new day, or the day of the certificate, with the phase, and publish the project.',
        ]
      : [
          `${whose}: the MahaRERA registration ${number} was valid until ${dayInWords(validUntil)}. Since the midnight after, ${falls.replace('leaves', 'has left').replace('leave ', 'have left ')}.`,
          'As soon as it is extended, or the occupancy certificate has come, enter that with the phase and publish the project: it is back at once.',
        ],
  };
}

async function* publishedProjects(strapi: Core.Strapi): AsyncGenerator<Project> {
  for (let start = 0; ; start += AT_ONCE) {
    const page = projects.parse(
      await strapi.documents(PROJECT).findMany({
        status: 'published',
        fields: ['title'],
        populate: { phases: { fields: ['name', 'reraNumber', 'validUntil', 'occupancyCertificateOn'] } },
        sort: 'id',
        start,
        limit: AT_ONCE,
      }),
    );
    yield* page;
    if (page.length < AT_ONCE) return;
  }
}

/**
 * Mails whoever is set for it what runs out: 60, 30, 7 and 1 days before and on the last day, each once for a
 * registration and its date. Of days that nobody looked, the nearest alarm is raised and the earlier ones are not.
 */
export async function raiseRegistrationAlarms(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = dateIn(new Date(now));
  const at = new Date(Math.max(now, startOfDate(today).getTime() + MAILED_AT_MS));
  for await (const project of publishedProjects(strapi)) {
    for (const ending of endingsOf(project, today)) {
      const step = STEPS.find((days) => ending.daysLeft <= days) ?? 0;
      await tellEditors(strapi, {
        id: `registration ${project.documentId} ${ending.number} ${ending.validUntil} ${step}`,
        ...wordsOf(project.title || 'A project without a name', ending),
        entry: `${PROJECT}/${project.documentId}`,
        at,
      });
    }
  }
}
