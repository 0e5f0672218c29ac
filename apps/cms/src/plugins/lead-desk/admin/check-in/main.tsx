import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import rules from './check-in.css?inline';
import { CheckInPage } from './check-in-page';
import { openDeviceStore } from './device-store';
import { keepPage } from './keep-page';

const style = document.createElement('style');
style.textContent = rules;
document.head.append(style);

const place = document.getElementById('check-in');
if (place) {
  const root = createRoot(place);
  const store = await openDeviceStore();
  const show = (isKept: boolean) =>
    root.render(
      <StrictMode>
        <CheckInPage store={store} isKept={isKept} />
      </StrictMode>,
    );
  show(true);
  show(await keepPage());
}
