import guide from '../../../../docs/register-integration.md?raw';
import { parseTopic, type Section } from './markdown/parse-topic.ts';
import { guideId } from './topics.ts';

/** The guide for developers, which is as long as all other topics together. */
export const guideSections: readonly Section[] = parseTopic(guideId, guide).sections;
