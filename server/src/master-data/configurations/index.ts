export { configurationSource } from './configuration-source.ts';
export { addConfigurations } from './configurations.resolvers.ts';
