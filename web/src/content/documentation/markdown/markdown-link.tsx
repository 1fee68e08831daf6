import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasSession } from '../../../kit/session/index.ts';
import { addressOf } from '../topics.ts';

interface MarkdownLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

const toTopic = /^[a-z-]*(?:#[a-z0-9-]+)?$/;

/**
 * A link of the help: `topic#anchor` within it, `/path` into the app, `https://…` out of it. Any other scheme is
 * shown as words only.
 */
export const MarkdownLink = ({ href, children }: MarkdownLinkProps) => {
  if (toTopic.test(href)) {
    const [topic = '', anchor = ''] = href.split('#');
    return <Link to={topic === '' ? { hash: anchor } : addressOf(topic, anchor)}>{children}</Link>;
  }
  // Guests have no app behind the link: a load of the page leads them to the login and then on.
  if (href.startsWith('/') && !href.startsWith('//'))
    return (
      <Link to={href} reloadDocument={!hasSession()}>
        {children}
      </Link>
    );
  if (/^https:\/\//.test(href))
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  return children;
};
