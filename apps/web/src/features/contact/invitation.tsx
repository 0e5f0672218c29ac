import { filledIn, type Words } from '@sahyara/page-words/words';
import { bookVisitOf, paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Section } from '../../ui/section';
import styles from './invitation.late.module.css';

type Props = {
  heading: string;
  text: string;
  site: Words<'site'> & { phone: { text: string; href: string } | null };
  /** What it invites to in particular, and where that is. */
  to?: { words: string; href: string };
};

const HEADING = 'invitation-heading';

// More than two lines of display type.
const LONG_HEADING_CHARACTERS = 32;

/** The closing of a page: an invitation to talk, by enquiry, by phone or in person. */
export function Invitation({ heading, text, site, to }: Props) {
  const { phone } = site;
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
            <Way to={to} button={site.enquiryButton} />
            {phone ? (
              <a className={styles.phone} href={phone.href}>
                {phone.text}
              </a>
            ) : null}
            <ArrowLink href={paths.contact}>{site.officesLink}</ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Way({ to, button }: Pick<Props, 'to'> & { button: string }) {
  if (!to)
    return (
      <Button command="show-modal" commandfor={dialogs.enquireNow}>
        {button}
      </Button>
    );
  return <ButtonLink href={to.href}>{to.words}</ButtonLink>;
}

type VisitProps = Pick<Props, 'site'> & {
  /** The project, and its page; left out where a visit to whichever of them is meant. */
  title?: string | undefined;
  path?: string | undefined;
};

/** The closing of a project's page and of the lists: come and see it. */
export function VisitInvitation({ title = '', path, site }: VisitProps) {
  return (
    <Invitation
      heading={title ? filledIn(site.visitProjectHeading, { project: title }) : site.visitHeading}
      text={site.visitText}
      site={site}
      to={{ words: site.visitButton, href: path === undefined ? paths.visits : bookVisitOf(path) }}
    />
  );
}
