/** So many deliveries to one destination go out at once. Another destination has as many of its own. */
export const deliveryLanes = 4
