/** What a trial of the simulator is about. */
export type About = 'delivery' | 'collection' | 'service' | 'product';
