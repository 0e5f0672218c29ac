import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { opensFor, type Wish } from '../../contracts/wish';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button';
import { ButtonOrLink } from '../../ui/button-or-link';
import { Section } from '../../ui/section';
import styles from './invitation.module.css';

type Props = {
  heading: string;
  text: string;
  phone: { text: string; href: string } | null;
  /** What it invites to in particular; `path` is where its project stands. */
  to?: { words: string; wish: Wish; path: string | undefined };
};

const HEADING = 'invitation-heading';

// More than two lines of display type.
const LONG_HEADING_CHARACTERS = 32;

/** The closing of a page: an invitation to talk, by enquiry, by phone or in person. */
export function Invitation({ heading, text, phone, to }: Props) {
  return (
    <Section labelledBy={HEADING} tone="panel" onScreenOnly>
      <div className={styles.invitation}>
        <h2
          id={HEADING}
          className={heading.length > LONG_HEADING_CHARACTERS ? styles.longHeading : styles.heading}
        >
          {heading}
        </h2>
        <div className={styles.words}>
          <p>{text}</p>
          <div className={styles.ways}>
            <Way to={to} />
            {phone ? (
              <a className={styles.phone} href={phone.href}>
                {phone.text}
              </a>
            ) : null}
            <ArrowLink href={paths.contact}>Offices and hours</ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Way({ to }: Pick<Props, 'to'>) {
  if (!to)
    return (
      <Button command="show-modal" commandfor={dialogs.enquireNow}>
        Send an enquiry
      </Button>
    );
  const { words, wish, path } = to;
  const opens = opensFor(wish);
  if (path === undefined) return <Button {...opens}>{words}</Button>;
  return (
    <ButtonOrLink href={paths.asking(path, wish)} {...opens}>
      {words}
    </ButtonOrLink>
  );
}

type VisitProps = Pick<Props, 'phone'> & {
  /** The project, and its page; left out where a visit to whichever of them is meant. */
  title?: string | undefined;
  path?: string | undefined;
};

/** The closing of a project's page and of the lists: come and see it. */
export function VisitInvitation({ title = '', path, phone }: VisitProps) {
  return (
    <Invitation
      heading={title ? `Come and see ${title}.` : 'Come and see it.'}
      text="Plans tell you the areas; only a visit tells you the light. Say when it suits you, and we will be there."
      phone={phone}
      to={{
        words: 'Ask for a visit',
        wish: { intent: 'visit', project: title, of: '', at: HEADING },
        path,
      }}
    />
  );
}
