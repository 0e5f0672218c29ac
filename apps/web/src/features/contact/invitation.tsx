import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import styles from './invitation.module.css';

type Props = {
  heading: string;
  text: string;
  phone: { text: string; href: string } | null;
};

// More than two lines of display type.
const LONG_HEADING_CHARACTERS = 32;

/** The closing of a page: an invitation to talk, by enquiry, by phone or in person. */
export function Invitation({ heading, text, phone }: Props) {
  return (
    <Section labelledBy="invitation-heading" tone="panel" onScreenOnly>
      <div className={styles.invitation}>
        <h2
          id="invitation-heading"
          className={heading.length > LONG_HEADING_CHARACTERS ? styles.longHeading : styles.heading}
        >
          {heading}
        </h2>
        <div className={styles.words}>
          <p>{text}</p>
          <div className={styles.ways}>
            <Button command="show-modal" commandfor={dialogs.enquireNow}>
              Send an enquiry
            </Button>
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

/** The closing of a project's page and of the lists: come and see it. */
export function VisitInvitation({ title, phone }: { title?: string | undefined; phone: Props['phone'] }) {
  return (
    <Invitation
      heading={title ? `Come and see ${title}.` : 'Come and see it.'}
      text="Plans tell you the areas; only a visit tells you the light. Say when it suits you, and we will be there."
      phone={phone}
    />
  );
}
