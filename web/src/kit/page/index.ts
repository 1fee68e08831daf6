export { type Fact, FactList } from './fact-list.tsx';
export { PageHeader } from './page-header.tsx';
export { Panel } from './panel.tsx';
export { type SectionLink, SectionNav } from './section-nav.tsx';
export { useCurrentInSight } from './use-current-in-sight.ts';
export { type ViewLink, ViewLinks } from './view-links.tsx';
