export interface PartnerStatus {
  status: 'active' | 'suspended' | 'verified';
  reason: string;
}
