import { formatMoney } from '@sahyara/money/format-money';
import { formatSqFt } from '../../../ui/format-area';
import { formatDay } from '../../../ui/format-date';
import type { PhaseStanding, Project } from '../project';
import { carpetAreaRange, configurationSummary, isSampleRegistration, startingPrice } from '../project-terms';
import { rentWords, statusWords } from '../project-words';

/** What stands on the picture that goes along with a link to a project: never without its registration (RERA s. 11(2)). */
export function projectShareCard(project: Project) {
  const { path, title, status, locality, configurations, seo, pictures, standings, offer } = project;
  const area = carpetAreaRange(configurations);
  const terms = [area ? formatSqFt(area.from, area.to) : '', offer ? priceOf(configurations) : ''];
  return {
    path,
    form: 'plate' as const,
    label: [statusWords[status], locality].filter(Boolean).join(' · '),
    title,
    lines: [configurationSummary(configurations), terms.filter(Boolean).join(' · ')].filter(Boolean),
    picture: seo.shareImage ?? pictures.window,
    strip: {
      phases: standings.map((standing) => stripPhase(standing, standings.length > 1)),
      address: 'maharera.maharashtra.gov.in',
    },
  };
}

function priceOf(configurations: Project['configurations']): string {
  const price = startingPrice(configurations);
  if (price.kind === 'on request') return 'Price on request';
  if (price.kind === 'rent') return `Rent from ${rentWords(price.rupees)}`;
  return price.kind === 'from' ? `From ${formatMoney(price.rupees)}` : price.word;
}

function stripPhase(standing: PhaseStanding, named: boolean) {
  const name = named ? standing.name : '';
  switch (standing.kind) {
    case 'registered':
      return {
        label: name || 'MahaRERA registration',
        fact: standing.number,
        note: isSampleRegistration(standing.number) ? 'Sample registration' : '',
        qr: standing.qr,
      };
    case 'certified':
      return {
        label: name ? `${name}, occupancy certificate` : 'Occupancy certificate',
        fact: formatDay(standing.on),
        note: '',
        qr: null,
      };
    case 'awaited':
      return {
        label: name || 'MahaRERA',
        fact: 'Registration awaited',
        note: 'No bookings, no enquiries',
        qr: null,
      };
  }
}
