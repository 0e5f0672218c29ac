import { Fold } from '../../../ui/fold';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './questions.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** What people ask about the project, and what they are answered. */
export function Questions({ project: { questions }, words }: Props) {
  if (questions.length === 0) return null;
  return (
    <Section labelledBy="questions-heading">
      <div className={styles.columns}>
        <Heading level={2} id="questions-heading">
          {words.questionsHeading}
        </Heading>
        <div>
          {questions.map(({ question, answer }) => (
            <Fold key={question} className={styles.question} summary={<h3>{question}</h3>}>
              <p className={styles.answer}>{answer}</p>
            </Fold>
          ))}
        </div>
      </div>
    </Section>
  );
}
