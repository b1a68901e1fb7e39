import type { PartnerProfileQuery } from './operations.generated.ts';

/** A partner as the viewer may see it. */
export type Profile = PartnerProfileQuery['answer']['data'];
