import type { Phase } from '../project';
import { isProjectsOwnPage } from '../registration-page';
import { Registration } from './registration';

type Props = { registration: Phase['registration']; linkClassName: string | undefined };

/** A phase's number with the way to the register, or that it has none yet. */
export function RegisterEntry({ registration, linkClassName }: Props) {
  if (!registration) return 'Not yet registered';
  return (
    <>
      <Registration number={registration.number} />
      <a className={linkClassName} href={registration.page} target="_blank" rel="noopener">
        {isProjectsOwnPage(registration.page) ? 'See it on MahaRERA' : 'MahaRERA’s website, to look it up'}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
