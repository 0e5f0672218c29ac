import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { visitFields } from '../../contracts/visit-fields';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button';
import { More } from '../../ui/more';
import { PlainList } from '../../ui/plain-list';
import { QrCode, type QrDrawing } from '../../ui/qr-code';
import { Booking } from './booking';
import { ChosenTime } from './chosen-time';
import styles from './linked-visit.module.css';
import { remindersAhead } from './linked-visit-words';
import { VisitTo } from './other-visits';
import { sayVisitTime, type Visit, type VisitDay } from './visit';
import { VisitTimes } from './visit-times';

/** What the page of a visit says of each state: its heading, and what follows from it. */
export const SAID: Record<Visit['state'], readonly [heading: string, text: string]> = {
  booked: ['Your visit is booked', 'You have a mail with all of this.'],
  asked: [
    'Your visit is asked for',
    'We have it, and a person confirms the time or proposes the nearest. You hear by mail and telephone.',
  ],
  full: [
    'Others were quicker',
    'We have your enquiry. The time was taken while you wrote: choose another, or wait for a place at this one.',
  ],
  waiting: [
    'You are on the list',
    'As soon as a place is free at this time it is yours, in the order in which people asked. We write to you at once.',
  ],
  cancelled: [
    'Your visit is cancelled',
    'Nobody waits for you. You are welcome whenever another time suits you.',
  ],
  kept: ['Thank you for coming', 'We hope you saw what you came for. Whatever is open, ask us.'],
  missed: ['We missed you', 'That happens. Choose another time, and somebody waits for you again.'],
};

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is said of a visit beside another, where it is not simply booked. */
const BESIDE: Record<Visit['beside'][number]['state'], string> = {
  booked: '',
  asked: 'asked for',
  full: 'others were quicker',
  waiting: 'on the waiting list',
};

/** Read off a phone, or off paper. */
const CODE_MODULE_PX = 6;

/** By what a site office knows who comes: the reference, and the same as a code. */
function CheckInCode({ reference, code }: { reference: string; code: QrDrawing }) {
  return (
    <figure className={styles.code}>
      <QrCode drawing={code} modulePx={CODE_MODULE_PX} />
      <figcaption>
        At the site office show this code, or say your reference: <strong>{reference}</strong>
      </figcaption>
    </figure>
  );
}

/** The time of a visit, where it is, and what to bring; the way into the visitor's calendar. */
function VisitFactList({ visit, link, code }: Pick<Props, 'visit' | 'link' | 'code'>) {
  const { state, startsAt, how, timeZone, meetingPoint, mapLink, toBring, guide, people } = visit;
  return (
    <ChosenTime at={startsAt} how={how} zone={timeZone}>
      <dl className={styles.facts}>
        {meetingPoint && <Fact label="Where">{meetingPoint}</Fact>}
        {guide && <Fact label="Your guide">{guide}</Fact>}
        <Fact label="With you">{people === 1 ? 'You alone' : `${people} people in all`}</Fact>
        {toBring && <Fact label="Please bring">{toBring}</Fact>}
      </dl>
      {code && visit.reference && <CheckInCode reference={visit.reference} code={code} />}
      {state === 'booked' && (
        <p className={styles.ways}>
          <ArrowLink href={paths.visitCalendar(link)}>Add to your calendar</ArrowLink>
          {mapLink && <ArrowLink href={mapLink}>Show the way</ArrowLink>}
        </p>
      )}
    </ChosenTime>
  );
}

/** Ways out of a visit: cancelling it, or the list of a full time. Plain forms, one press each. */
function VisitWaysOut({ state }: Pick<Visit, 'state'>) {
  return (
    <div className={styles.out}>
      {state === 'full' && (
        <form method="post">
          <Button type="submit" name="change" value="wait">
            Wait for a place at this time
          </Button>
        </form>
      )}
      <More summary={state === 'booked' ? 'You cannot come at all?' : 'You do not want to come any more?'}>
        <form method="post">
          <Button type="submit" look="quiet" name="change" value="cancel">
            Cancel this visit
          </Button>
        </form>
      </More>
    </div>
  );
}

/** The project's page, where it is known which. */
const projectPath = ({ category, project }: Visit): string | null =>
  category === 'residential' || category === 'commercial' ? paths.project(category, project) : null;

/** What was booked with it, each behind its own link. */
function BookedBeside({ beside }: Pick<Visit, 'beside'>) {
  if (beside.length === 0) return null;
  return (
    <div className={styles.beside}>
      <h2>Booked with it</h2>
      <PlainList>
        {beside.map(({ link, title, startsAt, state }) => (
          <li key={link}>
            <a href={paths.visit(link)}>{title}</a>
            <span className={styles.when}>
              {sayVisitTime(startsAt)}
              {BESIDE[state] && `: ${BESIDE[state]}`}
            </span>
          </li>
        ))}
      </PlainList>
    </div>
  );
}

type Props = {
  visit: Visit;
  link: string;
  /** Its reference, drawn; null where nobody is to come to a site office. */
  code: QrDrawing | null;
  told: string | null;
  /** On which it can be moved; the one that is shown is null where there are none. */
  days: VisitDay[];
  shown: string | null;
  /** In milliseconds since 1970. */
  now: number;
};

/** A visit behind its link: what it is, another time for it, and the ways out. */
export function LinkedVisit({ visit, link, code, told, days, shown, now }: Props) {
  const [heading, text] = SAID[visit.state];
  const project = projectPath(visit);
  return (
    <Booking
      heading={heading}
      text={[text, remindersAhead(visit, now)].filter(Boolean).join(' ')}
      told={told}
      beside
      aside={
        <VisitTo title={visit.title}>
          <VisitFactList visit={visit} link={link} code={code} />
        </VisitTo>
      }
    >
      <BookedBeside beside={visit.beside} />
      {visit.changeable && shown !== null && (
        <div className={styles.times}>
          <h2>{visit.state === 'booked' ? 'Another time suits you better?' : 'Choose a time'}</h2>
          <VisitTimes
            days={days}
            shown={shown}
            how={visit.how}
            zone={visit.timeZone}
            hrefOf={(day) => `?${new URLSearchParams({ [visitFields.day]: day })}#day`}
            hidden={{ change: 'move' }}
          />
        </div>
      )}
      {visit.changeable && <VisitWaysOut state={visit.state} />}
      {project && (
        <p>
          <a href={project}>Back to {visit.title}</a>
        </p>
      )}
    </Booking>
  );
}
