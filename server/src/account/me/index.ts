export { addMe, type DemoFilled } from './me.resolvers.ts';
