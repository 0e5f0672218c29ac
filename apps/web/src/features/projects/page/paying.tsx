import { Fold } from '../../../ui/fold';
import { formatDay, formatMonth } from '../../../ui/format-date';
import { Heading } from '../../../ui/heading';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Bank, Payment, Project, Upkeep } from '../project';
import styles from './paying.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** When what is paid, which banks lend, and who looks after it for how much. */
export function Paying({ project: { paymentPlan, banks, upkeep }, words }: Props) {
  if (paymentPlan.length === 0 && banks.length === 0 && !upkeep) return null;
  const phases = [...new Set(paymentPlan.map(({ phase }) => phase))];
  return (
    <Section labelledBy="paying-heading" id="paying">
      <Heading level={2} id="paying-heading">
        {paymentPlan.length > 0 ? words.payingHeading : words.keepingHeading}
      </Heading>
      <div className={styles.columns}>
        {phases.map((phase) => (
          <PaymentPlan
            key={phase}
            phase={phase}
            payments={paymentPlan.filter((payment) => payment.phase === phase)}
          />
        ))}
        {banks.length > 0 || upkeep ? (
          <div className={styles.side}>
            {upkeep ? <Keeping upkeep={upkeep} /> : null}
            {banks.length > 0 ? <Banks banks={banks} /> : null}
          </div>
        ) : null}
      </div>
    </Section>
  );
}

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type PlanProps = { phase: string; payments: Payment[] };

function PaymentPlan({ phase, payments }: PlanProps) {
  const reached = payments.filter((payment) => payment.reached).reduce((sum, one) => sum + one.percent, 0);
  return (
    <Fold
      className={styles.plan}
      summary={
        <span>
          {phase ? `Payments, ${phase}` : 'Payments'}
          {reached > 0 ? <small> {percent.format(reached)}% falls due for work that is done</small> : null}
        </span>
      }
    >
      <table>
        <caption className="visually-hidden">
          {phase ? `What falls due when, ${phase}` : 'What falls due when'}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Milestone</th>
            <th scope="col">When</th>
            <th scope="col">Part of the price</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.milestone}>
              <th scope="row">{payment.milestone}</th>
              <td className={styles.when}>{whenWords(payment)}</td>
              <td>{percent.format(payment.percent)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

function whenWords({ dueOn, reached }: Payment): string {
  const month = dueOn ? formatMonth(dueOn) : '';
  if (reached) return month ? `reached, ${month}` : 'reached';
  return month;
}

function Keeping({ upkeep }: { upkeep: Upkeep }) {
  return (
    <Fold
      className={styles.plan}
      summary={
        <span>
          Upkeep
          <small>₹{percent.format(upkeep.perSqFtAMonth)} a month for each sq ft, before tax</small>
        </span>
      }
    >
      <p className={styles.note}>
        Of carpet area. {upkeep.maintainedBy}. {upkeep.covers} Since {formatDay(upkeep.effectiveFrom)}:{' '}
        {upkeep.source}.
      </p>
    </Fold>
  );
}

function Banks({ banks }: { banks: Bank[] }) {
  return (
    <Fold className={styles.plan} summary="Banks that have approved it">
      <PlainList className={styles.banks}>
        {banks.map((bank) => (
          <li key={`${bank.name} ${bank.phase}`}>
            {bank.name} <small>{bankWords(bank)}</small>
          </li>
        ))}
      </PlainList>
    </Fold>
  );
}

const bankWords = ({ approvalNumber, approvedOn, phase }: Bank) =>
  [phase, approvalNumber, approvedOn ? formatDay(approvedOn) : ''].filter((word) => word !== '').join(', ');
