import { Maximize2 } from 'lucide-react';
import { enhanced } from '../../../browser/enhance';
import type { Picture as PictureData, PicturePreview } from '../../../cms/media';
import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import { EnquireButton } from '../enquire-button';
import { gatesParts } from '../gates/gates-parts';
import type { FloorPlan, Offer, Project } from '../project';
import { projectLayouts } from '../project-layouts';
import styles from './floor-plans.module.css';
import { PlanSheet } from './plan-sheet';

type NumberedPlan = FloorPlan & { number: number };

/**
 * The plans by configuration, one at a time. Of gated ones the page knows a blurred preview; an enquiry opens them
 * (`gates.browser.ts`).
 */
export function FloorPlans({ project }: { project: Project }) {
  if (!hasChapter(project, 'plans')) return null;
  const { offer } = project;
  const plans = project.floorPlans
    .filter(({ images, previews }) => images.length > 0 || previews.length > 0)
    .map((plan, index) => ({ ...plan, number: index + 1 }));
  const groups = [...Map.groupBy(plans, ({ configuration }) => configuration)];
  return (
    <Section id={chapterIds.plans} labelledBy="floor-plans-heading" tone="panel">
      <Heading level={2} id="floor-plans-heading">
        Floor plans
      </Heading>
      {groups.length === 1 ? (
        <div className={styles.groups}>
          <Plans plans={plans} offer={offer} />
        </div>
      ) : (
        <fieldset className={styles.groups}>
          <legend className="visually-hidden">Configuration</legend>
          {groups.map(([name, ofIt], index) => (
            <ConfigurationPlans key={name} name={name} plans={ofIt} offer={offer} first={index === 0} />
          ))}
        </fieldset>
      )}
    </Section>
  );
}

type PlansProps = { plans: NumberedPlan[]; offer: Offer | null };
type ConfigurationProps = PlansProps & { name: string; first: boolean };

/** A configuration's choice and its plans; the style sheet shows the plans of the one that is chosen. */
function ConfigurationPlans({ name, plans, offer, first }: ConfigurationProps) {
  const [{ title } = { title: '' }, ...more] = plans;
  return (
    <>
      <label className={styles.tab}>
        <input type="radio" name="floor-plans" className="visually-hidden" defaultChecked={first} />
        {name || (more.length === 0 ? title : 'Other plans')}
      </label>
      <div className={styles.panel}>
        <Plans plans={plans} offer={offer} />
      </div>
    </>
  );
}

function Plans({ plans, offer }: PlansProps) {
  return plans.map((plan) => (
    <div key={plan.number} className={styles.plan} {...gatesParts.opens.mark(`plan-${plan.number}`)}>
      <div className={styles.drawings} {...(plan.images.length > 0 ? enhanced('plan-sheets') : {})}>
        {plan.images.map((image, index) => (
          <Drawing key={sheetId(plan, index)} plan={plan} image={image} id={sheetId(plan, index)} />
        ))}
        {offer && plan.previews[0] ? (
          <Gate title={plan.title} preview={plan.previews[0]} offer={offer} />
        ) : null}
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
        <Picture picture={image} layout={projectLayouts.plan} className={styles.drawing} />
        <span className={styles.sign} aria-hidden>
          <Maximize2 size={18} strokeWidth={1.5} />
          Enlarge
        </span>
      </button>
      <PlanSheet id={id} title={plan.title} drawing={image} full={encodeURI(image.src)} />
    </>
  );
}

type GateProps = { title: string; preview: PicturePreview; offer: Offer };

function Gate({ title, preview, offer }: GateProps) {
  const { src, width, height } = preview;
  return (
    <div className={styles.gate} {...gatesParts.gate.mark()}>
      <span className={styles.outline}>
        {src ? <img src={src} width={width} height={height} alt="" decoding="async" /> : null}
      </span>
      <EnquireButton className={styles.see} offer={offer} aria-label={`See the plan: ${title}`}>
        See the plan
      </EnquireButton>
      <p className={styles.wait}>This plan opens here as soon as your enquiry has reached our desk.</p>
    </div>
  );
}
