import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';

// The longest rule that fits a path counts (RFC 9309): all but what guests read, and the files that show it.
const robots = `User-agent: *
Disallow: /
Allow: /$
Allow: /login
Allow: /documentation
Allow: /source
Allow: /notices.txt
Allow: /assets/
Allow: /icons/
Allow: /favicon.svg
Allow: /manifest.webmanifest
`;

const day = 86_400_000;
/** Less than a year, as RFC 9116 2.5.5 asks for, and longer than anybody keeps the file. */
const goodFor = 180 * day;

export interface SecurityContact {
  readonly supportEmail: string | undefined;
  readonly publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What robots may read, and whom to tell of a hole (RFC 9116). */
export const addRobots = (app: FastifyInstance, contact: SecurityContact): void => {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    // A contact that nobody reads would be worse than none.
    if (!contact.supportEmail) throw new AppError('NOT_FOUND', { what: 'contact' });
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityText(contact.supportEmail, contact));
  });
};

function securityText(email: string, { publicUrl, now }: SecurityContact): string {
  const expires = new Date(Math.floor((now() + goodFor) / day) * day).toISOString().replace('.000Z', 'Z');
  const address = email.split('@').map(encodeURIComponent).join('@');
  return [
    `Contact: mailto:${address}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
