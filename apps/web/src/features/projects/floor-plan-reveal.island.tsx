// An island because the plans stay closed until this visitor, in this browser session, has asked for them.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { $revealFloorPlans, restoreRevealFloorPlans, setRevealFloorPlans } from './reveal-floor-plans';

/** Shows the gated plans inside it once `revealFloorPlans` is true: after an enquiry that began at a plan. */
export function FloorPlanReveal({ children }: { children?: ReactNode }) {
  const revealed = useStore($revealFloorPlans);
  useEffect(() => {
    // After the first render, so that it agrees with what the server sent.
    restoreRevealFloorPlans();
    return revealAfterEnquiry();
  }, []);
  return <div data-floor-plans={revealed ? 'revealed' : 'gated'}>{children}</div>;
}

function revealAfterEnquiry(): () => void {
  let askedForPlans = false;
  function onClick({ target }: MouseEvent) {
    const opener = target instanceof Element ? target.closest('button[command="show-modal"]') : null;
    if (opener) askedForPlans = opener.hasAttribute('data-reveals-plans');
  }
  function onEnquirySent() {
    if (askedForPlans) setRevealFloorPlans(true);
  }
  document.addEventListener('click', onClick);
  document.addEventListener('enquiry-sent', onEnquirySent);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('enquiry-sent', onEnquirySent);
  };
}
