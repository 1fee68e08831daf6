import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and bodies as they came, CRLF and all. */
  readonly raw: string;
}

/** A real SMTP server on this machine that keeps what it gets. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  stop(): Promise<void>;
}

/** @param refuse answers 550 to these recipients. @param port of one that was stopped; any free one by default */
export const startMailServer = async (refuse: readonly string[] = [], port = 0): Promise<TestMailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuse.includes(address)
          ? Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const at = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The value of a header, long ones put together. */
export const headerOf = ({ raw }: ReceivedMail, name: string): string | undefined => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
};
