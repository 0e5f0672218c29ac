import { Maximize2 } from 'lucide-react';
import type { Picture as PictureData } from '../../cms/media';
import { dialogs } from '../../config/dialogs';
import { Button } from '../../ui/button';
import { formatSqFt, formatSqM } from '../../ui/format-area';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { layouts, outlineOf } from '../../ui/picture-layouts';
import { Section } from '../../ui/section';
import styles from './floor-plans.module.css';
import { awaitsRegistration } from './phase-standing';
import { PlanSheet } from './plan-sheet';
import type { FloorPlan, Project } from './project';
import { type Group, groupBy } from './project-groups';

type NumberedPlan = FloorPlan & { number: number };

/** The plans by configuration, one at a time. Gated ones show their outline until an enquiry reveals them. */
export function FloorPlans({ project }: { project: Project }) {
  // An enquiry opens a gated plan, and before its registration a project takes none.
  const closed = awaitsRegistration(project);
  const plans = project.floorPlans
    .filter(({ images, gated }) => images.length > 0 && !(gated && closed))
    .map((plan, index) => ({ ...plan, number: index + 1 }));
  if (plans.length === 0) return null;
  const groups = groupBy(plans, ({ configuration }) => configuration);
  return (
    <Section labelledBy="floor-plans-heading" tone="panel">
      <Heading level={2} id="floor-plans-heading">
        Floor plans
      </Heading>
      {groups.length === 1 ? (
        <div className={styles.groups}>
          <Plans plans={plans} />
        </div>
      ) : (
        <fieldset className={styles.groups}>
          <legend className="visually-hidden">Configuration</legend>
          {groups.map((group, index) => (
            <ConfigurationPlans key={group.name} group={group} first={index === 0} />
          ))}
        </fieldset>
      )}
    </Section>
  );
}

/** A configuration's choice and its plans; the style sheet shows the plans of the one that is chosen. */
function ConfigurationPlans({ group, first }: { group: Group<NumberedPlan>; first: boolean }) {
  const [{ title } = { title: '' }, ...more] = group.items;
  return (
    <>
      <label className={styles.tab}>
        <input type="radio" name="floor-plans" className="visually-hidden" defaultChecked={first} />
        {group.name || (more.length === 0 ? title : 'Other plans')}
      </label>
      <div className={styles.panel}>
        <Plans plans={group.items} />
      </div>
    </>
  );
}

function Plans({ plans }: { plans: NumberedPlan[] }) {
  return plans.map((plan) => (
    <div key={plan.number} className={styles.plan}>
      {plan.gated ? <GatedPlan plan={plan} /> : <Drawings plan={plan} />}
      <div className={styles.facts}>
        <h3>{plan.title}</h3>
        {plan.carpetArea === null ? null : (
          <p className={styles.area}>
            {formatSqFt(plan.carpetArea)} carpet, {formatSqM(plan.carpetArea)}
          </p>
        )}
      </div>
    </div>
  ));
}

const sheetId = (plan: NumberedPlan, index: number) => `plan-${plan.number}-${index + 1}`;

function Drawings({ plan }: { plan: NumberedPlan }) {
  return (
    <div className={styles.drawings}>
      {plan.images.map((image, index) => (
        <Drawing key={sheetId(plan, index)} plan={plan} image={image} id={sheetId(plan, index)} />
      ))}
    </div>
  );
}

function Drawing({ plan, image, id }: { plan: NumberedPlan; image: PictureData; id: string }) {
  return (
    <>
      <button type="button" className={styles.enlarge} command="show-modal" commandfor={id}>
        <span className="visually-hidden">Enlarge: </span>
        <Picture picture={image} layout={layouts.plan} className={styles.drawing} />
        <span className={styles.sign} aria-hidden>
          <Maximize2 size={18} strokeWidth={1.5} />
          Enlarge
        </span>
      </button>
      <PlanSheet id={id} title={plan.title} drawing={image} full={fullFile(plan, image)} />
    </>
  );
}

/** Of a gated plan nothing is named here that the page does not name anyhow. */
function fullFile({ gated }: FloorPlan, image: PictureData): string {
  return encodeURI((gated && image.webp.at(-1)?.src) || image.src);
}

function GatedPlan({ plan }: { plan: NumberedPlan }) {
  const [drawing] = plan.images;
  return (
    <>
      <div className={styles.gate}>
        {drawing ? (
          <Picture picture={drawing} layout={outlineOf(layouts.plan)} className={styles.outline} decorative />
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
