import type { SeedData } from '../read-data.mts';
import { calendarDay } from './figures.mts';
import { type Html, html } from './html.mts';

type Project = SeedData['projects'][number];
type Phase = Project['phases'][number];
type Document = Phase['documents'][number];

/** What it is called, and what the document of a real house would say. */
const KINDS: Record<Document['kind'], { name: string; says: string }> = {
  'registration certificate': {
    name: 'Registration certificate',
    says: 'The regulator certifies that the phase is registered, names the promoter, the land and the day by which it is to be complete, and says until when the registration is valid. The number is the one to look up in the public register.',
  },
  'sanctioned plan': {
    name: 'Sanctioned plan',
    says: 'The corporation’s stamped drawings: the plot, every floor, setbacks, parking and open space, as they may be built. What is sold must be in them.',
  },
  'commencement certificate': {
    name: 'Commencement certificate',
    says: 'The corporation allows the work to begin, first to the plinth and then to the full height. Nothing may be built above the floor that it names.',
  },
  'occupancy certificate': {
    name: 'Occupancy certificate',
    says: 'The corporation certifies that the building stands as it was sanctioned and may be lived and worked in. Lifts, fire safety, water and drains were inspected before.',
  },
  'title report': {
    name: 'Title report',
    says: 'An advocate has followed the ownership of the land through thirty years of registers, and lists every mortgage, claim and case that was found.',
  },
  'quarterly progress report': {
    name: 'Quarterly progress report',
    says: 'What stands at the end of the quarter, what was sold, and what was taken from the account in which buyers’ money is kept, certified by engineer, architect and accountant.',
  },
  'quality assurance certificate': {
    name: 'Quality assurance certificate',
    says: 'Engineer and architect certify which tests of concrete, steel, blocks, water and fittings were made in the financial year, and that the work is of the quality that was promised.',
  },
  other: { name: 'Document', says: '' },
};

const row = (term: string, value: string | undefined) =>
  value ? html`<tr><th scope="row">${term}</th><td>${value}</td></tr>` : html``;

/** Per cent that stood at the end of a quarter, by the newest update until then. */
function progressAt({ constructionUpdates }: Project, { name }: Phase, day: string): string | undefined {
  const known = constructionUpdates
    .filter(
      ({ date, tower, percentComplete }) =>
        date <= day && percentComplete !== undefined && (!tower || tower === name),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
  return known[0] && `${known[0].percentComplete}% complete: ${known[0].title}`;
}

/**
 * A sample of a document, on one page: what a real one would say, and that this is none.
 * @param picture a drawing to stand in it, as an address
 */
export function paper(project: Project, phase: Phase, document: Document, picture: string | undefined): Html {
  const { kind, title, issuedBy, issuedOn, reference, periodEnd } = document;
  const { name, says } = KINDS[kind];
  const isReport = kind === 'quarterly progress report';
  return html`<header><p class="mark">Sample of a document. Not issued by anybody.</p><p>Sahyara, a house that is made up</p></header>
    <h1>${title ?? name}</h1>
    <p class="of">${project.title === phase.name ? project.title : `${project.title}, ${phase.name}`}, ${project.locality}, Pune</p>
    <table>
      ${row(isReport ? 'Filed by' : 'Issued by', `${issuedBy} (sample)`)}
      ${row(isReport ? 'Filed on' : 'Dated', calendarDay(issuedOn))}
      ${row('Number', reference)}
      ${row(isReport ? 'Quarter to' : 'Financial year to', periodEnd && calendarDay(periodEnd))}
      ${row('Registration', phase.reraNumber && `${phase.reraNumber}, sample registration`)}
      ${row('Building', isReport && periodEnd ? progressAt(project, phase, periodEnd) : undefined)}
    </table>
    <p class="words">${says}</p>
    ${picture ? html`<figure><img src="${picture}" alt="A floor plan, as on the page of the project"></figure>` : html``}
    <footer>This sheet stands where a real document would. It proves nothing, belongs to no building, and no authority has seen it.</footer>`;
}
