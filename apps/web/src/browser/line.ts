/** What Chromium says of a visitor's line; other browsers say nothing (Network Information API). */
function line(): { saveData?: unknown; effectiveType?: unknown } {
  return 'connection' in navigator ? Object(navigator.connection) : {};
}

/** Whether the visitor wants as little as possible to be fetched. */
export const savesData = () => line().saveData === true;

/** Whether nothing speaks against fetching what nobody asked for; where the browser says nothing, nothing does. */
export const isGoodLine = () => !savesData() && (line().effectiveType ?? '4g') === '4g';
