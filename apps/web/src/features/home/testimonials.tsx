import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { quoteParts, type Testimonial } from './home';
import styles from './testimonials.module.css';

/** What people who live and work in our buildings say: the beginning as display type, what is long as running text. */
export function Testimonials({ heading, testimonials }: { heading: string; testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="testimonials-heading">
      <h2 id="testimonials-heading" className={styles.heading}>
        {heading}
      </h2>
      <PlainList className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote}>
            <Said testimonial={testimonial} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Said({ testimonial }: { testimonial: Testimonial }) {
  const { lead, rest } = quoteParts(testimonial);
  const { reviewerName, reviewerDetail, reviewerImage } = testimonial;
  return (
    <figure className={styles.said}>
      <blockquote className={styles.quote}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {rest ? <p className={styles.rest}>{rest}</p> : null}
      </blockquote>
      <figcaption className={styles.reviewer}>
        {reviewerImage ? (
          <span className={styles.portrait}>
            <Picture picture={reviewerImage} layout={layouts.avatar} decorative />
          </span>
        ) : null}
        <span>
          {reviewerName}
          <span className={styles.detail}>{reviewerDetail}</span>
        </span>
      </figcaption>
    </figure>
  );
}
