import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import rules from './check-in.css?inline';
import { CheckInPage } from './check-in-page';
import { openDeviceStore } from './device-store';
import { keepPage } from './keep-page';

const style = document.createElement('style');
style.textContent = rules;
document.head.append(style);

async function begin(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  const store = await openDeviceStore();
  const show = (isKept: boolean) =>
    root.render(
      <StrictMode>
        <CheckInPage store={store} isKept={isKept} />
      </StrictMode>,
    );
  show(true);
  show(
    await keepPage().catch((error: unknown) => {
      console.warn('The page is not kept', error);
      return false;
    }),
  );
}

const place = document.getElementById('check-in');
if (place)
  begin(place).catch((error: unknown) => {
    console.error(error);
    place.textContent =
      'This browser lets the page keep nothing, so it is of no use here. Open it in a window that is not private, or note who comes in the calendar.';
  });
