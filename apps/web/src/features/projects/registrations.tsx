import { PlainList } from '../../ui/plain-list';
import type { Project } from './project';
import { reraNumbers } from './project-terms';
import { Registration } from './registration';

/** The MahaRERA numbers of a project: whatever sells it must show them (RERA, section 11(2)). */
export function Registrations({ project }: { project: Project }) {
  const numbers = reraNumbers(project);
  if (numbers.length === 0) return null;
  return (
    <div>
      MahaRERA
      <PlainList>
        {numbers.map((number) => (
          <li key={number}>
            <Registration number={number} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}
