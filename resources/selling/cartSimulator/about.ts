/** The settings that the simulator tests; they determine its initial item. */
export type About = 'delivery' | 'collection' | 'service' | 'product';
