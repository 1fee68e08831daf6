export {
  faultOf,
  faultsWithin,
  type JsonFault,
  type SchemaWords,
  schemaFaults,
} from './json-faults.ts';
