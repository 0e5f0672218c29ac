import { Maximize2 } from 'lucide-react';
import { enhanced } from '../../../browser/enhance';
import type { Picture as PictureData, PicturePreview } from '../../../cms/media';
import { dialogs } from '../../../config/dialogs';
import { Button } from '../../../ui/button';
import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { layouts } from '../../../ui/picture-layouts';
import { Section } from '../../../ui/section';
import { gatesParts } from '../gates/gates-parts';
import { awaitsRegistration } from '../phase-standing';
import type { FloorPlan, Project } from '../project';
import styles from './floor-plans.module.css';
import { PlanSheet } from './plan-sheet';

type NumberedPlan = FloorPlan & { number: number };

/**
 * The plans by configuration, one at a time. Of gated ones the page knows a blurred preview; an enquiry opens them
 * (`gates.browser.ts`).
 */
export function FloorPlans({ project }: { project: Project }) {
  // An enquiry opens a gated plan, and before its registration a project takes none.
  const closed = awaitsRegistration(project);
  const plans = project.floorPlans
    .filter(({ images, previews }) => images.length > 0 || (previews.length > 0 && !closed))
    .map((plan, index) => ({ ...plan, number: index + 1 }));
  if (plans.length === 0) return null;
  const groups = [...Map.groupBy(plans, ({ configuration }) => configuration)];
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
          {groups.map(([name, ofIt], index) => (
            <ConfigurationPlans key={name} name={name} plans={ofIt} first={index === 0} />
          ))}
        </fieldset>
      )}
    </Section>
  );
}

type ConfigurationProps = { name: string; plans: NumberedPlan[]; first: boolean };

/** A configuration's choice and its plans; the style sheet shows the plans of the one that is chosen. */
function ConfigurationPlans({ name, plans, first }: ConfigurationProps) {
  const [{ title } = { title: '' }, ...more] = plans;
  return (
    <>
      <label className={styles.tab}>
        <input type="radio" name="floor-plans" className="visually-hidden" defaultChecked={first} />
        {name || (more.length === 0 ? title : 'Other plans')}
      </label>
      <div className={styles.panel}>
        <Plans plans={plans} />
      </div>
    </>
  );
}

function Plans({ plans }: { plans: NumberedPlan[] }) {
  return plans.map((plan) => (
    <div key={plan.number} className={styles.plan} {...gatesParts.opens.mark(`plan-${plan.number}`)}>
      <div className={styles.drawings} {...(plan.images.length > 0 ? enhanced('plan-sheets') : {})}>
        {plan.images.map((image, index) => (
          <Drawing key={sheetId(plan, index)} plan={plan} image={image} id={sheetId(plan, index)} />
        ))}
        {plan.previews[0] ? <Gate title={plan.title} preview={plan.previews[0]} /> : null}
      </div>
      <div className={styles.facts}>
        <h3>{plan.title}</h3>
        {plan.carpetArea === null ? null : (
          <p className={styles.area}>
            {formatSqFt(plan.carpetArea)} carpet, {formatSqM(plan.carpetArea)}
          </p>
        )}
        {plan.previews.length > 0 ? <p className={styles.area}>A short enquiry opens this plan.</p> : null}
      </div>
    </div>
  ));
}

const sheetId = (plan: NumberedPlan, index: number) => `plan-${plan.number}-${index + 1}`;

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
      <PlanSheet id={id} title={plan.title} drawing={image} full={encodeURI(image.src)} />
    </>
  );
}

function Gate({ title, preview }: { title: string; preview: PicturePreview }) {
  const { src, width, height } = preview;
  return (
    <div className={styles.gate} {...gatesParts.gate.mark()}>
      <span className={styles.outline}>
        {src ? <img src={src} width={width} height={height} alt="" decoding="async" /> : null}
      </span>
      <Button
        className={styles.see}
        command="show-modal"
        commandfor={dialogs.enquireNow}
        aria-label={`See the plan: ${title}`}
      >
        See the plan
      </Button>
      <p className={styles.wait}>This plan opens here as soon as your enquiry has reached our desk.</p>
    </div>
  );
}
