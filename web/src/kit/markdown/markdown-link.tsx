import { createContext, type ReactNode, useContext } from 'react';
import { Link, type To } from 'react-router';
import { hasSession } from '../session/index.ts';

/** Where a link between the texts of one collection leads; undefined for a link that is none of those. */
export type ResolveLink = (href: string) => To | undefined;

const Resolve = createContext<ResolveLink>(() => undefined);

/** Gives the texts inside of it links of their own kind, as `topic#anchor` in the help. */
export const MarkdownLinks = Resolve.Provider;

interface MarkdownLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link: within the texts, `/path` into the app, `https://…` out of it. Any other is shown as words only. */
export const MarkdownLink = ({ href, children }: MarkdownLinkProps) => {
  const target = useContext(Resolve)(href);
  if (target !== undefined) return <Link to={target}>{children}</Link>;
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
