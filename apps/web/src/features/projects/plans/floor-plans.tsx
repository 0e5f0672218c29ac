import { Maximize2 } from 'lucide-react';
import { enhanced } from '../../../browser/enhance';
import type { Picture as PictureData, PicturePreview } from '../../../cms/media';
import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import { AskButton } from '../enquire-button';
import { gatesParts } from '../gates/gates-parts';
import type { ProjectWords } from '../get-project-words';
import type { Offer, Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { type NumberedPlan, planAnchor, shownPlans } from '../shown-plans';
import styles from './floor-plans.late.module.css';
import { PlanSheet } from './plan-sheet';

type Props = {
  project: Project;
  words: ProjectWords;
  /** The number of the plan that is shown first. */
  shown?: number;
};

/**
 * The plans by configuration, one at a time. Of gated ones the page knows a blurred preview; an enquiry opens them
 * (`gates.browser.ts`).
 */
export function FloorPlans({ project, words, shown = 1 }: Props) {
  if (!hasChapter(project, 'plans')) return null;
  const plans = shownPlans(project.floorPlans);
  const groups = [...Map.groupBy(plans, ({ configuration }) => configuration)];
  const first = Math.max(
    0,
    groups.findIndex(([, ofIt]) => ofIt.some(({ number }) => number === shown)),
  );
  return (
    <Section id={chapterIds.plans} labelledBy="floor-plans-heading" tone="panel">
      <Heading level={2} id="floor-plans-heading">
        {words.plansHeading}
      </Heading>
      {groups.length === 1 ? (
        <div className={styles.groups}>
          <Plans plans={plans} project={project} see={words.planButton} />
        </div>
      ) : (
        <fieldset className={styles.groups} {...enhanced('asked-plan')}>
          <legend className="visually-hidden">Configuration</legend>
          {groups.map(([name, ofIt], index) => (
            <ConfigurationPlans
              key={name}
              name={name}
              plans={ofIt}
              project={project}
              see={words.planButton}
              first={index === first}
            />
          ))}
        </fieldset>
      )}
    </Section>
  );
}

type PlansProps = {
  plans: NumberedPlan[];
  project: Project;
  /** Of the button that opens a plan. */
  see: string;
};
type ConfigurationProps = PlansProps & { name: string; first: boolean };

/** A configuration's choice and its plans; the style sheet shows the plans of the one that is chosen. */
function ConfigurationPlans({ name, plans, project, see, first }: ConfigurationProps) {
  const [{ title } = { title: '' }, ...more] = plans;
  return (
    <>
      <label className={styles.tab}>
        <input type="radio" name="floor-plans" className="visually-hidden" defaultChecked={first} />
        {name || (more.length === 0 ? title : 'Other plans')}
      </label>
      <div className={styles.panel}>
        <Plans plans={plans} project={project} see={see} />
      </div>
    </>
  );
}

function Plans({ plans, project, see }: PlansProps) {
  return plans.map((plan) => (
    <div
      key={plan.number}
      id={planAnchor(plan.number)}
      className={styles.plan}
      {...gatesParts.opens.mark(planAnchor(plan.number))}
    >
      <div className={styles.drawings} {...(plan.images.length > 0 ? enhanced('plan-sheets') : {})}>
        {plan.images.map((image, index) => (
          <Drawing key={sheetId(plan, index)} plan={plan} image={image} id={sheetId(plan, index)} />
        ))}
        {project.offer && plan.previews[0] ? (
          <Gate plan={plan} preview={plan.previews[0]} project={project} offer={project.offer} see={see} />
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

type GateProps = {
  plan: NumberedPlan;
  preview: PicturePreview;
  project: Project;
  offer: Offer;
  see: string;
};

function Gate({ plan: { title, configuration, number }, preview, project, offer, see }: GateProps) {
  const { src, width, height } = preview;
  return (
    <div className={styles.gate} {...gatesParts.gate.mark()}>
      <span className={styles.outline}>
        {src ? <img src={src} width={width} height={height} alt="" decoding="async" /> : null}
      </span>
      <AskButton
        className={styles.see}
        offer={offer}
        project={project}
        intent="plan"
        of={configuration || title}
        at={planAnchor(number)}
        aria-label={`${see}: ${title}`}
      >
        {see}
      </AskButton>
      <p className={styles.wait}>This plan opens here as soon as your enquiry has reached our desk.</p>
    </div>
  );
}
