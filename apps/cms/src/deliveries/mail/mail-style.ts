// The site's tokens; mail programs know neither variables nor style sheets of their own.
const stone = { 50: '#faf7f2', 100: '#f2ece2', 200: '#e4dacb', 400: '#b5a68f' };
const ink = { 900: '#16211c', 800: '#1d2a24', 700: '#2c3a33', 500: '#5a675f' };
const DISPLAY = 'Newsreader, Georgia, "Times New Roman", serif';
const TEXT = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif';

const text = { margin: 0, fontFamily: TEXT, fontSize: '16px', lineHeight: '26px', color: ink[900] };

/** What every mail program reads: styles on the elements themselves. */
export const style = {
  body: { margin: 0, padding: 0, backgroundColor: stone[50] },
  page: { width: '100%', maxWidth: '560px', margin: '0 auto', padding: '40px 24px 48px' },
  brand: {
    ...text,
    fontFamily: DISPLAY,
    fontSize: '22px',
    lineHeight: '28px',
    letterSpacing: '0.01em',
  },
  rule: { width: '40px', margin: '20px 0 36px', border: 'none', borderTop: '1px solid #a9793b' },
  heading: {
    ...text,
    fontFamily: DISPLAY,
    fontWeight: 300,
    fontSize: '36px',
    lineHeight: '42px',
    letterSpacing: '-0.012em',
    margin: '0 0 20px',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  text: { ...text, margin: '0 0 16px' },
  facts: { margin: '20px 0 8px', borderTop: `1px solid ${stone[200]}` },
  label: {
    ...text,
    width: '128px',
    padding: '11px 16px 11px 0',
    borderBottom: `1px solid ${stone[200]}`,
    fontSize: '14px',
    lineHeight: '22px',
    color: ink[500],
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
  },
  fact: {
    ...text,
    padding: '11px 0',
    borderBottom: `1px solid ${stone[200]}`,
    lineHeight: '22px',
    wordBreak: 'break-word',
  },
  quote: {
    ...text,
    margin: '24px 0',
    padding: '20px 24px',
    backgroundColor: stone[100],
    whiteSpace: 'pre-line',
  },
  button: {
    ...text,
    display: 'inline-block',
    margin: '0 10px 12px 0',
    padding: '12px 22px',
    borderRadius: '2px',
    backgroundColor: '#2f5d4a',
    color: '#ffffff',
    lineHeight: '20px',
    fontSize: '15px',
    textDecoration: 'none',
  },
  plainButton: {
    ...text,
    display: 'inline-block',
    margin: '0 10px 12px 0',
    padding: '11px 21px',
    border: `1px solid ${stone[400]}`,
    borderRadius: '2px',
    lineHeight: '20px',
    fontSize: '15px',
    textDecoration: 'none',
  },
  link: { color: '#2f5d4a', textDecoration: 'underline' },
  quietLink: { color: ink[500], textDecoration: 'underline' },
  foot: { margin: '44px 0 0', paddingTop: '20px', borderTop: `1px solid ${stone[200]}` },
  small: { ...text, margin: '0 0 10px', fontSize: '13px', lineHeight: '21px', color: ink[500] },
} as const;

/** For programs that read a style sheet: dark where the reader's screen is dark. */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-body, .m-body > table, .m-body > table > tbody > tr > td { background-color: ${ink[900]} !important; }
  .m-text { color: ${stone[100]} !important; }
  .m-quiet { color: ${stone[400]} !important; }
  .m-panel { background-color: ${ink[700]} !important; color: ${stone[100]} !important; }
  .m-line { border-color: #3d4b44 !important; }
  .m-link { color: #9cc4b2 !important; }
  .m-plain-button { border-color: #7d8a82 !important; color: ${stone[100]} !important; }
}
@media (max-width: 420px) {
  .m-heading { font-size: 31px !important; line-height: 37px !important; }
  .m-label { width: 96px !important; padding-right: 12px !important; }
}`;
