/** What a variation was, with all that hung on it (its snapshot has them). */
export interface FormerState {
  parent_id: number;
  sample_of_id: number | null;
  is_simple_product: boolean;
  general_images: boolean;
  combinations: { attr_id: number; option_id: number }[];
  values: { group_id: number; attr_id: number; value: string }[];
  images: { filename: string; origin_name: string; alt: string; main: boolean }[];
  tags: number[];
  services: number[];
  service_groups: number[];
}
