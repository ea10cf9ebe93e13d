/** Deliveries to one destination that may run at the same time. */
export const deliveryLanes = 4
