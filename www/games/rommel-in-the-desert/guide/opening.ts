/**
 * The game that the guide opens: the 1940 scenario, the Axis before its first turn with three divisions in Bardia, two
 * Allied blocks in Mersa Matruh.
 */

/** Orders of the record: the deal, both set-ups, both opening hands. */
export const OPENING_ORDERS = 17;

/**
 * The record as a link, which is read for ever. It was made with the seed 11 (in 32 hex digits). The Axis holds three
 * real cards and a dummy.
 */
export const OPENING =
  "r1.g.AVWLOwrCQBCGMwhaWJiwYGrXxsJCwcbUaiVoIViIxSYZzUIesg8tQg7gGSzsBS_hFbyQs6VT_Hwz3_xgaq4TLIWSFY_4dD6b8DFXNkfNo5onqtJalue1LKQhX1RXLLA020xopMeLVdpKs5IKyYqTQbWXJkuVuImcvNBa2Nw108rGOS5kgrxpwPufbtBj0HoDg_aLouOChQz67jRw29DRiMhjsHwQb-4UR0cxkeeDD97nECTf8Ln7AQ.dae18b07";
