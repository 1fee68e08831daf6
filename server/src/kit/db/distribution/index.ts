export { type Distribution, distribute } from './distribute.ts';
export { distributedTables } from './distributed-tables.ts';
export { findObstacles, type Obstacle } from './obstacles.ts';
