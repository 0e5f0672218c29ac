import { dialogs } from '../../config/dialogs';
import { Button } from '../../ui/button';
import { formatSqFt, formatSqM } from '../../ui/format-area';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { layouts, outlineOf } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import styles from './floor-plans.module.css';
import { awaitsRegistration } from './phase-standing';
import type { FloorPlan, Project } from './project';
import { groupBy } from './project-groups';

/** The plans by configuration. Gated ones show their outline until an enquiry reveals them. */
export function FloorPlans({ project }: { project: Project }) {
  // An enquiry opens a gated plan, and before its registration a project takes none.
  const closed = awaitsRegistration(project);
  const plans = project.floorPlans.filter(({ images, gated }) => images.length > 0 && !(gated && closed));
  if (plans.length === 0) return null;
  return (
    <Section labelledBy="floor-plans-heading" tone="panel">
      <Heading level={2} id="floor-plans-heading">
        Floor plans
      </Heading>
      <div className={styles.groups}>
        {groupBy(plans, ({ configuration }) => configuration).map(({ name, items }) => (
          <div key={name} className={styles.group}>
            {name ? <h3>{name}</h3> : null}
            <PlainList className={styles.plans}>
              {items.map((plan) => (
                <li key={plan.title} className={styles.plan}>
                  {plan.gated ? <GatedPlan plan={plan} /> : <Drawings plan={plan} />}
                  <p className={styles.title}>{plan.title}</p>
                  {plan.carpetArea === null ? null : (
                    <p className={styles.area}>
                      {formatSqFt(plan.carpetArea)} carpet, {formatSqM(plan.carpetArea)}
                    </p>
                  )}
                </li>
              ))}
            </PlainList>
          </div>
        ))}
      </div>
    </Section>
  );
}

const layoutOf = ({ configuration }: FloorPlan) => (configuration ? layouts.namedPlan : layouts.plan);

function Drawings({ plan }: { plan: FloorPlan }) {
  const layout = layoutOf(plan);
  return plan.images.map((image) => (
    <Picture key={image.src} picture={image} layout={layout} className={styles.drawing} />
  ));
}

function GatedPlan({ plan }: { plan: FloorPlan }) {
  const [drawing] = plan.images;
  return (
    <>
      <div className={styles.gate}>
        {drawing ? (
          <Picture
            picture={drawing}
            layout={outlineOf(layoutOf(plan))}
            className={styles.outline}
            decorative
          />
        ) : null}
        <Button
          className={styles.see}
          command="show-modal"
          commandfor={dialogs.enquireNow}
          data-reveals-plans=""
          aria-label={`See the plan: ${plan.title}`}
        >
          See the plan
        </Button>
      </div>
      {/* Not fetched while it is not displayed: its pictures are lazy. */}
      <div className={styles.revealed}>
        <Drawings plan={plan} />
      </div>
    </>
  );
}
