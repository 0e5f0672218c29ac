import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Refusal = { code: number; message: string };
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real SMTP server on a port of its own; what it took is read with a mail reader's parser. */
export async function startMailServer() {
  const mails: (Email & { envelopeTo: string[] })[] = [];
  let refusal: Refusal | null = null;
  let port = 0;
  let server: SMTPServer | undefined;

  const makeServer = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo(_address, _session, done) {
        done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
      },
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(parts)).then((mail) => {
            mails.push({ ...mail, envelopeTo: envelope.rcptTo.map(({ address }) => address) });
            done();
          }, done);
        });
      },
    });
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = makeServer();
      server.on('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server?.server.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    });
  const stop = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    to: (address: string) => mails.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    refuseWith(code: number, message: string) {
      refusal = { code, message };
    },
    accept() {
      refusal = null;
    },
    start,
    stop,
  };
}
