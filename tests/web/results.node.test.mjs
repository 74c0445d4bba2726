// The names of the results of an illegal attack.

import assert from "node:assert/strict";
import { test } from "node:test";

import { resultNames, resultNamesAt } from "../../www/games/desert-fox/play/results.js";
import { initWasm } from "./harness.mjs";

// A game by Johnson's rules in which the defender is to choose the result of an illegal attack.
const ILLEGAL =
  "d1.g.AVVVzW7bRhDe4XJXookaJFPo0INt0W0Sxw3QWL40lxws_0mWTAHlXYqjymoLu5CjQ-vasAEjgGsjSHLqJZe8QW_OE7RFT32L3uLEyD3f7JKyTHD5fTP7NzM7O6RH-_HeVnenM-jvxg_jQWere__73cH9p7uPB8Mf46_jwfCn7l78cD_-edDd6z7FmB92t3f2dncWvnnwbXxwQOLmQ384mlakEB80rVpoO2KmKFdW2_9JTY8dutS0Zb5PiDStSRGAd0hoWncENDXzrVv90OFBxL0OfyRPdAtBKFSqUu5bkWEY8mYG2hbW5C2GjowY1q1Us1C3MLRAdoJTCClJ0uQjtsgpUUmUiJzbbzznzhuPyKNn9O-ERyfilefREb6aflVCBCLQtK9gpXiv6VQtLS5WrjT9npOznBwWmFQWQH-hsqaLa3nKD8IgEIRXwM-yrxIhVJIupylsin21nCZWhjjrQf0dv4jGl351qVKZ5Xehoumrm-Ltm-KdcZHDd6gNRdeJrLCNRwXTvwTNhWf7TPdUwZyvCctUabo0Q8K5i8jMoR28LjrHaOevi8RhOjABOrcBkiK55PAgTExOldmdw5ORs5wcauy0OBvBlhE7cmLE9Hjy2mprzoU03dO-scomn6YZvyrMRsupwF53bzo_NyZesfPH2SIO4QDndGVpsVKtwr9p-KbOpaPRNp5Lp4HWROuhbaP1n0vOPBVHUYQM3_CCkMrluFzGma7m2sa4tu2yFvmvwjCIYlyBnDwxBOPXVDa2YwiSsjdaASHYHhf6I4HTO59Yy0k9J81xG4a5VkyIsbWciXg2no0ia6B0ISEN3AyV4rGpJm2JuXIcYoVwb-SkkZO2QgarS_ZGWNJxkTTo6bncAz8y7GsBx_mOr7vCaGo6RPbzBvURa2Z9w5FGZPOdDKWPOx6GUbRwy9QGGbOLyoJmwIFSCdVDOIU_faeIM93EGSZoLbSuOctNXD8KsA6R9TDAtf7IHmakkZO2QrqphI9SKdxYPkqFMxR8lAlsRCp1lVnNRMEO7uSkpzk9TSBGrF9E7Jariq_H-khbG9PWx3hzNCKZMNuYsqGpdUMaap6hYDAV2bHAhFoWKnxBeBnXT6waE1oI2LXIZupiMppUUGlqDrfoiSxKgoO0iT3ttVuRimHDQsNC20UBgyVrGXYy7LmwnhM6wz4KBHGRDvjK1mQcvecibaBpIUGuRHEI1hqxocM9cK7FDvFCcoyrbDPtopSn7ANbClK0hGjS31zZaLTXOr3t_jr97U_qerNVS4b0z2cUkIufUEiRFKGIUNfRKHIo8jY_bzmcTSVVQgreQ-2bR3uB2vcS7W1W_16a-vfC1L9DaWrbiYUjC8cWLiycKlPVuCRm5Cwnb71RxUJ1c8txjKwuI93KnOyxjqOw_OCK_whlfhbiCJPuTVTHZs2PSXAbf56_4OxvhydHxxf0zIezkp0VYufRF_-_m_dffQI.6383aa66";

test("the results of an illegal attack are named as the table prints them, before and after the choice", async () => {
  const game = (await initWasm()).Game.open(ILLEGAL);
  const { orders } = game.legal();
  const names = resultNames(game, orders);
  assert.deepEqual([...names.values()], ["E", "6dD", "4dD", "4dp", "dp", "pA", "p", "3d", "2", "A", "-"]);
  const [length, number] = [game.view().orders, 3];
  assert.equal(game.give({ answer: { result: { number } } }).kind, "given");
  assert.ok(game.view().findings.some(({ code, before }) => code === "retreat-reduced" && before === 4));
  assert.equal(resultNamesAt(game, length).get(number), "4dp");
  assert.equal(resultNames(game, game.legal().orders).size, 0);
  game.free();
});
