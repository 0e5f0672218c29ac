import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { isLongQuote, type Testimonial } from './home';
import styles from './testimonials.module.css';

/** What people who live and work in our buildings say: short ones as display type, long ones as running text. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section tone="ink" labelledBy="testimonials-heading">
      <h2 id="testimonials-heading" className={styles.heading}>
        In their words
      </h2>
      <PlainList className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote}>
            <figure className={isLongQuote(testimonial) ? styles.long : styles.short}>
              <blockquote>
                <p>{testimonial.quote}</p>
              </blockquote>
              <figcaption className={styles.reviewer}>
                {testimonial.reviewerImage ? (
                  <span className={styles.portrait}>
                    <Picture picture={testimonial.reviewerImage} layout={layouts.reviewer} decorative />
                  </span>
                ) : null}
                <span>
                  {testimonial.reviewerName}
                  <span className={styles.detail}>{testimonial.reviewerDetail}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
