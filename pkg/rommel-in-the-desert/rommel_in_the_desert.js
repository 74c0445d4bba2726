/* @ts-self-types="./rommel_in_the_desert.d.ts" */

/**
 * A game that is being played. It changes by `give`, `undo`, `redo` and `receive` alone; `free()` ends it, and no other call
 * may follow.
 *
 * Orders name blocks by handles, which are dealt for each game and say nothing about the block. A viewer is shown the
 * handles of own blocks and of those that lie face up; a hidden block is `pile(hex, nth)`, which holds in one answer
 * alone. Orders count from 0.
 */
export class Game {
    static __wrap(ptr) {
        const obj = Object.create(Game.prototype);
        obj.__wbg_ptr = ptr;
        GameFinalization.register(obj, { ptr: obj.__wbg_ptr, of: instanceNumber }, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        GameFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_game_free(ptr, 0);
    }
    /**
     * Takes over what the game of a link has more of the agreement on the seed than this one: the answer, or the
     * reveal with the orders given since, which cannot be taken back. `receiver` is the side played here, as for
     * `receive`. A reveal is taken over by a game that has answered alone.
     *
     * Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-agreement` for
     * another game, `other-answer` for another answer than this game has, `reveal` or `agreed-seed` where the
     * numbers do not fit each other, `known` where the link brings nothing new, or why the orders do not follow.
     * @param {string} link
     * @param {Side | null} [receiver]
     */
    agree(link, receiver) {
        checkArgument(link, 'text', 'link');
        if (!isLikeNone(receiver)) checkArgument(receiver, 'list', 'receiver');
        const ret = wasm.game_agree(this.__wbg_ptr, link, isLikeNone(receiver) ? 0 : addToExternrefTable0(receiver));
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * How far the players have come in agreeing on the seed; nothing where the seed is not agreed by them. Before
     * the reveal every order is refused with `seed-not-agreed`.
     * @returns {AgreementView | undefined}
     */
    agreement() {
        const ret = wasm.game_agreement(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Answers the offer of a seed with 64 random hex digits.
     *
     * Errors: `bad-argument`; its path is `answer`, or `agreement-step` where there is no offer or an answer.
     * @param {string} answer
     */
    answerOffer(answer) {
        checkArgument(answer, 'copied', 'answer');
        const ptr0 = passStringToWasm0(answer, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.game_answerOffer(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Answers a question about the game as it stands, from what the viewer may know: where a group goes, supply and what
     * would cut it off, withdrawals with the fire that they draw, fires, prices, victory, income.
     *
     * Errors: `bad-argument`.
     * @param {GameQuestion} question
     * @returns {GameAnswer}
     */
    ask(question) {
        checkArgument(question, 'list', 'question');
        const ret = wasm.game_ask(this.__wbg_ptr, question);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The chances of the battle turn of a hex as the game stands, for the target types stated; refused with `hidden-blocks`
     * where the viewer does not know every block that takes part.
     *
     * Errors: `bad-argument`.
     * @param {GameChancesQuery} query
     * @returns {ChancesAnswer}
     */
    battleChances(query) {
        checkArgument(query, 'list', 'query');
        const ret = wasm.game_battleChances(this.__wbg_ptr, query);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Begins a game.
     *
     * Errors: `bad-argument`; `bad-game` with the path `charts` for values of the owner that cannot be used; `no-entropy`.
     * @param {GameStart} start
     * @returns {Game}
     */
    static begin(start) {
        checkArgument(start, 'list', 'start');
        const ret = wasm.game_begin(start);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * A copy of this game with its first orders and the same dice, for the same viewer.
     *
     * Errors: `bad-argument` beyond the last order.
     * @param {number} orders
     * @returns {Game}
     */
    branch(orders) {
        checkArgument(orders, 'number', 'orders');
        const ret = wasm.game_branch(this.__wbg_ptr, orders);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * Whether an order that was taken back can be given again.
     * @returns {UndoCheck}
     */
    canRedo() {
        const ret = wasm.game_canRedo(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Whether the last order can be taken back: not past a die, nor past the other player's decision.
     * @returns {UndoCheck}
     */
    canUndo() {
        const ret = wasm.game_canUndo(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Whether an order may be given; refused with `not-yours` for a viewer who is the other player, and of a block
     * hidden from the viewer. No die of the game is rolled or foreseen.
     *
     * Errors: `bad-argument`.
     * @param {Order} order
     * @returns {OrderCheck}
     */
    check(order) {
        checkArgument(order, 'list', 'order');
        const ret = wasm.game_check(this.__wbg_ptr, order);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Another game with the first orders of this one and their dice, for the same viewer. From there on it is
     * a game of its own: with another `gameId` and other dice, so that no turn link of it fits this one.
     *
     * Errors: `bad-argument` beyond the last order; `no-entropy`.
     * @param {number} orders
     * @returns {Game}
     */
    continueFrom(orders) {
        checkArgument(orders, 'number', 'orders');
        const ret = wasm.game_continueFrom(this.__wbg_ptr, orders);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * The name of its save file without date and extension `.rommelinthedesert.json`: scenario, month, player.
     * @returns {string}
     */
    fileStem() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.game_fileStem(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * The hash of the state, 64 hex digits: the same on every machine for the same state.
     * @returns {string}
     */
    fingerprint() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.game_fingerprint(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * What tells this game from every other whatever its orders, 16 hex digits.
     * @returns {string}
     */
    gameId() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.game_gameId(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * The whole game as a link, for the fragment of an address: the tag of the game, then
     * `.g.<content>.<check>`.
     *
     * Errors: `bad-link` with the path `too-long` for a game that no link can carry.
     * @returns {string}
     */
    gameLink() {
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.game_gameLink(this.__wbg_ptr);
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * Carries out an order of the player who decides; `faces` are those of the players' own dice, and none otherwise.
     * Refused with `not-yours` for a viewer who is the other player, and of a block hidden from the viewer: a page
     * that gives an order for that player gives it as everybody, and shows it by `journal`.
     *
     * Errors: `bad-argument`.
     * @param {Order} order
     * @param {number[]} [faces]
     * @returns {GivenOrder}
     */
    give(order, faces) {
        checkArgument(order, 'list', 'order');
        if (!isLikeNone(faces)) checkArgument(faces, 'list', 'faces');
        const ret = wasm.game_give(this.__wbg_ptr, order, isLikeNone(faces) ? 0 : addToExternrefTable0(faces));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The order that the standing orders of the player who decides imply; none where they do not cover the decision,
     * and for a viewer who is the other player. A page that gives it for that player asks as everybody and shows it
     * only once it is given.
     * @returns {Order | undefined}
     */
    impliedOrder() {
        const ret = wasm.game_impliedOrder(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the
     * last.
     * @param {number} from
     * @param {number | null} [to]
     * @returns {Journal}
     */
    journal(from, to) {
        checkArgument(from, 'number', 'from');
        if (!isLikeNone(to)) checkArgument(to, 'number', 'to');
        const ret = wasm.game_journal(this.__wbg_ptr, from, isLikeNone(to) ? Number.MAX_SAFE_INTEGER : (to) >>> 0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Everything that may be ordered now; nothing for a viewer who does not decide. Of the moves of a block to a hex it
     * holds one, and forced marches in regroup moves are left out.
     * @returns {Order[]}
     */
    legal() {
        const ret = wasm.game_legal(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The game of a save file of older rules as far as it follows by those of today, at the first order refused, die or
     * checkpoint that differs; a game that follows to its end, whole. It is a new game: the file stays what it is.
     *
     * Errors: as for `load`, of a file of the current rules.
     * @param {string} text
     * @returns {Game}
     */
    static loadAsFar(text) {
        checkArgument(text, 'text', 'text');
        const ret = wasm.game_loadAsFar(text);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * The game of a save file, played again from its first order.
     *
     * Errors: `bad-save`; its path is `too-long`, `format`, `newer`, `check`, `unreadable`, the place of a value that cannot
     * be read, or why the game does not follow: `options`, `refused`, `faces`, `checkpoint`, `newer`. Of a game of older rules
     * `details.older` says what they were, and `loadAsFar` gives as much of it as follows by those of today.
     * @param {string} text
     * @returns {Game}
     */
    static load(text) {
        checkArgument(text, 'text', 'text');
        const ret = wasm.game_load(text);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * Marks in the record that what is hidden of a side is shown now at a screen where that side is not
     * played; saves, links and turns tell it. Up to 64 marks are kept.
     *
     * Errors: `bad-argument`.
     * @param {Side} side
     * @param {LookBy} by
     */
    look(side, by) {
        checkArgument(side, 'list', 'side');
        checkArgument(by, 'list', 'by');
        const ret = wasm.game_look(this.__wbg_ptr, side, by);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The marks of the record, for every viewer.
     * @returns {Looks}
     */
    looks() {
        const ret = wasm.game_looks(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Luck and decisions in the orders from `from` up to and without `to`, all in one value of a state; nothing for a player
     * before the game is over, because the value looks at every block.
     * @param {number} from
     * @param {number} to
     * @returns {LuckView | undefined}
     */
    luck(from, to) {
        checkArgument(from, 'number', 'from');
        checkArgument(to, 'number', 'to');
        const ret = wasm.game_luck(this.__wbg_ptr, from, to);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * What the turn has left out in which the last of the first `orders` orders was given, from what its player knew;
     * nothing for a viewer who is the other player, and before the first turn.
     * @param {number} orders
     * @returns {MissedView | undefined}
     */
    missed(orders) {
        checkArgument(orders, 'number', 'orders');
        const ret = wasm.game_missed(this.__wbg_ptr, orders);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Writes a note beside an order, in place of the one there; an empty text takes it away. Up to 500 notes
     * of up to 500 letters, without control characters; save files keep them, links do not.
     *
     * Errors: `bad-argument`; its path is `order`, `text` or `notes`.
     * @param {number} order
     * @param {string} text
     */
    note(order, text) {
        checkArgument(order, 'number', 'order');
        checkArgument(text, 'copied', 'text');
        const val2 = +order;
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.game_note(this.__wbg_ptr, val2, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
     *
     * Errors: as for `open`, of a link of the current rules.
     * @param {string} link
     * @returns {Game}
     */
    static openAsFar(link) {
        checkArgument(link, 'text', 'link');
        const ret = wasm.game_openAsFar(link);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * The whole game of a link, played again.
     *
     * Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
     * @param {string} link
     * @returns {Game}
     */
    static open(link) {
        checkArgument(link, 'text', 'link');
        const ret = wasm.game_open(link);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Game.__wrap(ret[0]);
    }
    /**
     * What happened before the first order.
     * @returns {Opening}
     */
    opening() {
        const ret = wasm.game_opening(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The order that the scripted opponent would give now for the player who decides; none once the game is over, and
     * for a viewer who is the other player. It knows what the player who decides may know.
     * @returns {Order | undefined}
     */
    opponent() {
        const ret = wasm.game_opponent(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * What the players chose before the game.
     * @returns {Options}
     */
    options() {
        const ret = wasm.game_options(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Ends the thinking that is under way: the order that seems best so far, at once; none as for `think`.
     *
     * Errors: `bad-argument`.
     * @param {Level} level
     * @returns {OpponentThought}
     */
    orderNow(level) {
        checkArgument(level, 'list', 'level');
        const ret = wasm.game_orderNow(this.__wbg_ptr, level);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * An estimate of the win chances after the first `orders` orders, by the value of the state and the time left, fitted to
     * games between scripts; what is hidden from the viewer is drawn from what the viewer knows. Nothing in scenarios
     * without a fit.
     *
     * Errors: `bad-argument` beyond the last order.
     * @param {number} orders
     * @returns {OutlookView | undefined}
     */
    outlook(orders) {
        checkArgument(orders, 'number', 'orders');
        const ret = wasm.game_outlook(this.__wbg_ptr, orders);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * How the game ends that scripts play on for both sides after the first `orders` orders: with styles and dice drawn for
     * the number of the try, never those of the game, and what is hidden from the viewer drawn from what the viewer
     * knows. Nothing for an observer.
     *
     * Errors: `bad-argument` beyond the last order, and for more than 1,000 tries.
     * @param {number} orders
     * @param {number} number
     * @returns {PlayedOn | undefined}
     */
    playOn(orders, number) {
        checkArgument(orders, 'number', 'orders');
        checkArgument(number, 'number', 'number');
        const ret = wasm.game_playOn(this.__wbg_ptr, orders, number);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Carries out the orders of a turn link that this game does not have yet; they cannot be taken back. Gives
     * what they brought about. With `upTo` only those up to that many orders of the whole game are kept; all
     * of them have to follow. `receiver` is the side played here, in whose name the turn may give no standing
     * orders, and orders only as they follow from those of this game.
     *
     * Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-game`,
     * `missing` where turns between are not here, `other-way` where this game went on otherwise, `known` where
     * it has the turn already, `standing-forged` or `standing-differs` of an order of the receiver, or why the
     * orders do not follow.
     * @param {string} link
     * @param {number | null} [upTo]
     * @param {Side | null} [receiver]
     * @returns {Journal}
     */
    receive(link, upTo, receiver) {
        checkArgument(link, 'text', 'link');
        if (!isLikeNone(upTo)) checkArgument(upTo, 'number', 'upTo');
        if (!isLikeNone(receiver)) checkArgument(receiver, 'list', 'receiver');
        const val1 = +(isLikeNone(upTo) ? Number.MAX_SAFE_INTEGER : (upTo) >>> 0);
        const ret = wasm.game_receive(this.__wbg_ptr, link, val1, isLikeNone(receiver) ? 0 : addToExternrefTable0(receiver));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Gives the order again that was taken back last.
     * @returns {UndoCheck}
     */
    redo() {
        const ret = wasm.game_redo(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Reveals the secret that the game began with, 64 hex digits, once the offer is answered: the game then has
     * its seed.
     *
     * Errors: `bad-argument`; its path is `secret`, `reveal` where it is not the secret of the commitment, or
     * `agreement-step` where there is no answer.
     * @param {string} secret
     */
    revealSecret(secret) {
        checkArgument(secret, 'copied', 'secret');
        const ptr0 = passStringToWasm0(secret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.game_revealSecret(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The game as the text of a save file.
     * @returns {string}
     */
    save() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.game_save(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * For whom the game is shown from now on: one player, an observer at neither side, or everybody as at first.
     * `view`,
     * `viewAt`, `legal`, `give`, `opening`, `journal`, `receive` and `transcript` leave out what is hidden from this
     * viewer; records, saves and links hold everything.
     * @param {Side | "observer"} [viewer]
     */
    setViewer(viewer) {
        if (!isLikeNone(viewer)) checkArgument(viewer, 'list', 'viewer');
        const ret = wasm.game_setViewer(this.__wbg_ptr, isLikeNone(viewer) ? 0 : addToExternrefTable0(viewer));
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * What was chosen before the game, as far as it differs from the usual choices, and how much each player
     * has ordered: what somebody has to know to whom the game is offered.
     * @returns {GameTerms}
     */
    terms() {
        const ret = wasm.game_terms(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Lets a computer player of a level think for some steps about the player who decides; a step takes a few
     * milliseconds at most. Call it again until it gives an order; the game must stay as it is meanwhile. The
     * same record gives the same order however many steps a call has. It knows what that player may know, and
     * a viewer who is the other player gets no order where anything is hidden.
     *
     * Errors: `bad-argument`, also for more than 1,000 steps.
     * @param {Level} level
     * @param {number} steps
     * @returns {OpponentThought}
     */
    think(level, steps) {
        checkArgument(level, 'list', 'level');
        checkArgument(steps, 'number', 'steps');
        const ret = wasm.game_think(this.__wbg_ptr, level, steps);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The game in words, for reports in forums.
     *
     * Errors: `bad-game`, which would be a fault of the engine.
     * @returns {string}
     */
    transcript() {
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.game_transcript(this.__wbg_ptr);
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * The orders after the first `from` as a link, for somebody who has the game up to there; by default from
     * where the player-turn begins (`turnBegins` of the view): the tag of the game, then
     * `.t.<content>.<check>`.
     *
     * Errors: `bad-link` with the path `known` where no orders come after, `too-long` for too many.
     * @param {number | null} [from]
     * @returns {string}
     */
    turnLink(from) {
        if (!isLikeNone(from)) checkArgument(from, 'number', 'from');
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.game_turnLink(this.__wbg_ptr, isLikeNone(from) ? Number.MAX_SAFE_INTEGER : (from) >>> 0);
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * Takes the last order back, where it can be.
     * @returns {UndoCheck}
     */
    undo() {
        const ret = wasm.game_undo(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Plays the game again from its first order and compares every die and every checkpoint.
     * @returns {GameProof}
     */
    verify() {
        const ret = wasm.game_verify(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The game as it stood after the first `orders` orders.
     *
     * Errors: `bad-argument` beyond the last order.
     * @param {number} orders
     * @returns {TableView}
     */
    viewAt(orders) {
        checkArgument(orders, 'number', 'orders');
        const ret = wasm.game_viewAt(this.__wbg_ptr, orders);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The game as it stands.
     * @returns {TableView}
     */
    view() {
        const ret = wasm.game_view(this.__wbg_ptr);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
}
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.free;

/**
 * A question about a position on the map: hexes and hexsides, supply and its lines, moves, withdrawals, fires.
 * @param {PositionQuery} query
 * @returns {PositionAnswer}
 */
export function askPosition(query) {
    checkArgument(query, 'list', 'query');
    const ret = wasm.askPosition(query);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * The chances of a battle turn of a position before it is fought, for the target types stated; the others are chosen as
 * the scripted opponent chooses.
 * @param {ChancesQuery} query
 * @returns {ChancesAnswer}
 */
export function battleChances(query) {
    checkArgument(query, 'list', 'query');
    const ret = wasm.battleChances(query);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Every value of the charts with its provenance, the owner's values in place of ours; or the first of these that cannot
 * be used.
 * @param {OwnCharts} own
 * @returns {ChartReport}
 */
export function charts(own) {
    checkArgument(own, 'list', 'own');
    const ret = wasm.charts(own);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * What a hexside counts as that a printed map covers in part.
 * @param {HexsideQuery} query
 * @returns {HexsideReport}
 */
export function classifyHexside(query) {
    checkArgument(query, 'list', 'query');
    const ret = wasm.classifyHexside(query);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
 *
 * Errors: `bad-link`; its path is `too-long`, `empty`, `form`, `web-page`, `no-text`, `tag`, `another-game`,
 * `cut-short`, `check`,
 * `kind`, `content` or `text`.
 * @param {string} fragment
 * @returns {LinkContent}
 */
export function decodeAnyLink(fragment) {
    checkArgument(fragment, 'text', 'fragment');
    const ret = wasm.decodeAnyLink(fragment);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * What a text holds: the links in it, as they were made, or a save file. Whatever mail, chats and trackers did to a
 * link is undone where its check proves that. `decodeAnyLink`, `Game.open` and `receive` read the first link of a
 * text of this game.
 *
 * Errors: none but `bad-result`, which would be a fault of the engine.
 * @param {string} text
 * @returns {TextContent}
 */
export function findLinks(text) {
    checkArgument(text, 'text', 'text');
    const ret = wasm.findLinks(text);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Writes a text under a key of this game in `localStorage` and reads it back; it never throws.
 * @param {string} key
 * @param {string} text
 * @returns {CopyState}
 */
export function keepCopy(key, text) {
    checkArgument(key, 'copied', 'key');
    checkArgument(text, 'copied', 'text');
    let ptr0, len0, ptr1, len1;
    try {
        ptr0 = passStringToWasm0(key, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.keepCopy(ptr0, len0, ptr1, len1);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Orders in a scenario, from its set-up or from a situation, with the dice they roll.
 * @param {ScenarioQuery} query
 * @returns {ScenarioAnswer}
 */
export function playScenario(query) {
    checkArgument(query, 'list', 'query');
    const ret = wasm.playScenario(query);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Orders in a situation of a turn, with the dice they roll: what comes of them, and what may be ordered next.
 * @param {TurnQuery} query
 * @returns {TurnAnswer}
 */
export function playTurn(query) {
    checkArgument(query, 'list', 'query');
    const ret = wasm.playTurn(query);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Rolls one die with the browser's own randomness: 1 to 6, each as likely.
 *
 * Errors: `no-entropy` where the browser gives no randomness.
 * @returns {number}
 */
export function rollDie() {
    const ret = wasm.rollDie();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
}

/**
 * The 100 blocks with the values that are shipped.
 * @returns {Roster}
 */
export function roster() {
    const ret = wasm.roster();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * The scenarios with the values that are shipped.
 * @returns {Scenarios}
 */
export function scenarios() {
    const ret = wasm.scenarios();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * The switches of the rule set, each with its rulings; `rulings.json` has their texts.
 * @returns {Switches}
 */
export function switches() {
    const ret = wasm.switches();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * Tells which engine this is.
 * @returns {Version}
 */
export function version() {
    const ret = wasm.version();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
            const ret = Error(getStringFromWasm0(arg0, arg1));
            return ret;
        },
        __wbg_String_8564e559799eccda: function(arg0, arg1) {
            const ret = String(arg1);
            const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        },
        __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
            const ret = typeof(arg0) === 'string';
            return ret;
        },
        __wbg___wbindgen_is_undefined_be5b34249ff1fc15: function(arg0) {
            const ret = arg0 === undefined;
            return ret;
        },
        __wbg___wbindgen_string_get_7ce8eee7fd327545: function(arg0, arg1) {
            const obj = arg1;
            const ret = typeof(obj) === 'string' ? obj : undefined;
            var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            var len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        },
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
            throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbg_fromCodePoint_84793ae8d520c4b9: function() { return handleError(function (arg0) {
            const ret = String.fromCodePoint(arg0 >>> 0);
            return ret;
        }, arguments); },
        __wbg_getItem_49556a3e59cfb688: function() { return handleError(function (arg0, arg1, arg2, arg3) {
            const ret = arg1.getItem(getStringFromWasm0(arg2, arg3));
            var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            var len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        }, arguments); },
        __wbg_getRandomValues_8b6f1f663e6f188d: function() { return handleError(function (arg0, arg1) {
            globalThis.crypto.getRandomValues(getArrayU8FromWasm0(arg0, arg1));
        }, arguments); },
        __wbg_get_2080c49015e35254: function() { return handleError(function (arg0, arg1) {
            const ret = Reflect.get(arg0, arg1);
            return ret;
        }, arguments); },
        __wbg_instanceof_DomException_b0152473e22fa2bf: function(arg0) {
            let result;
            try {
                result = arg0 instanceof DOMException;
            } catch (_) {
                result = false;
            }
            const ret = result;
            return ret;
        },
        __wbg_instanceof_Window_5cf453f5639aa1a2: function(arg0) {
            let result;
            try {
                result = arg0 instanceof Window;
            } catch (_) {
                result = false;
            }
            const ret = result;
            return ret;
        },
        __wbg_length_e83e819f48c774e4: function(arg0) {
            const ret = arg0.length;
            return ret;
        },
        __wbg_localStorage_6827cfe6db14a9f6: function() { return handleError(function (arg0) {
            const ret = arg0.localStorage;
            return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
        }, arguments); },
        __wbg_name_7d5a865f2ff82e44: function(arg0, arg1) {
            const ret = arg1.name;
            const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        },
        __wbg_new_37eb45aaf5eeb820: function() {
            const ret = new Array();
            return ret;
        },
        __wbg_new_7075786089b89c5e: function() {
            const ret = new Map();
            return ret;
        },
        __wbg_new_787b9fb330d55d78: function(arg0, arg1) {
            const ret = new Error(getStringFromWasm0(arg0, arg1));
            return ret;
        },
        __wbg_new_cd4348290afae586: function() {
            const ret = new Object();
            return ret;
        },
        __wbg_setItem_cfa3cb31f271776a: function() { return handleError(function (arg0, arg1, arg2, arg3, arg4) {
            arg0.setItem(getStringFromWasm0(arg1, arg2), getStringFromWasm0(arg3, arg4));
        }, arguments); },
        __wbg_set_2793479888329cb6: function() { return handleError(function (arg0, arg1, arg2) {
            const ret = Reflect.set(arg0, arg1, arg2);
            return ret;
        }, arguments); },
        __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
            const ret = arg0.set(arg1, arg2);
            return ret;
        },
        __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
            arg0[arg1 >>> 0] = arg2;
        },
        __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
            arg0[arg1] = arg2;
        },
        __wbg_set_name_822e3903f3184979: function(arg0, arg1, arg2) {
            arg0.name = getStringFromWasm0(arg1, arg2);
        },
        __wbg_slice_8c7f01d7eb703b4e: function(arg0, arg1, arg2) {
            const ret = arg0.slice(arg1 >>> 0, arg2 >>> 0);
            return ret;
        },
        __wbg_static_accessor_GLOBAL_THIS_003ee833af9699fc: function() {
            const ret = typeof globalThis === 'undefined' ? undefined : globalThis;
            return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
        },
        __wbg_static_accessor_GLOBAL_e4293fb22cbe77da: function() {
            const ret = typeof global === 'undefined' ? undefined : global;
            return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
        },
        __wbg_static_accessor_SELF_53bb20457401453d: function() {
            const ret = typeof self === 'undefined' ? undefined : self;
            return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
        },
        __wbg_static_accessor_WINDOW_b5e0810bfecb7feb: function() {
            const ret = typeof window === 'undefined' ? undefined : window;
            return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
        },
        __wbg_stringify_0a0fbf2ef722380a: function() { return handleError(function (arg0) {
            const ret = JSON.stringify(arg0);
            return ret;
        }, arguments); },
        __wbindgen_generic_0000000000000001: function(arg0) {
            // Cast intrinsic for `F64 -> Externref`.
            const ret = arg0;
            return ret;
        },
        __wbindgen_generic_0000000000000002: function(arg0) {
            // Cast intrinsic for `I64 -> Externref`.
            const ret = arg0;
            return ret;
        },
        __wbindgen_generic_0000000000000003: function(arg0, arg1) {
            // Cast intrinsic for `Ref(String) -> Externref`.
            const ret = getStringFromWasm0(arg0, arg1);
            return ret;
        },
        __wbindgen_generic_0000000000000004: function(arg0) {
            // Cast intrinsic for `U64 -> Externref`.
            const ret = BigInt.asUintN(64, arg0);
            return ret;
        },
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./rommel_in_the_desert_bg.js": import0,
    };
}

const GameFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(({ ptr, of }) => of === instanceNumber && wasm.__wbg_game_free(ptr, 1));

function addToExternrefTable0(obj) {
    const idx = wasm.__externref_table_alloc();
    wasm.__wbindgen_externrefs.set(idx, obj);
    return idx;
}

function getArrayU8FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}

let cachedDataViewMemory0 = null;
function getDataViewMemory0() {
    if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || (cachedDataViewMemory0.buffer.detached === undefined && cachedDataViewMemory0.buffer !== wasm.memory.buffer)) {
        cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
    }
    return cachedDataViewMemory0;
}

function getStringFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function handleError(f, args) {
    try {
        return f.apply(this, args);
    } catch (e) {
        const idx = addToExternrefTable0(e);
        wasm.__wbindgen_exn_store(idx);
    }
}

function isLikeNone(x) {
    return x === undefined || x === null;
}

function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1) >>> 0;

    const mem = getUint8ArrayMemory0();

    let offset = 0;

    for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 0x7F) break;
        mem[ptr + offset] = code;
    }
    if (offset !== len) {
        if (offset !== 0) {
            arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view);

        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
    }

    WASM_VECTOR_LEN = offset;
    return ptr;
}

function takeFromExternrefTable0(idx) {
    const value = wasm.__wbindgen_externrefs.get(idx);
    wasm.__externref_table_dealloc(idx);
    return value;
}

let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
cachedTextDecoder.decode();
const MAX_SAFARI_DECODE_BYTES = 2146435072;
let numBytesDecoded = 0;
function decodeText(bytes) {
    numBytesDecoded += bytes.length;
    if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes.length;
    }
    return cachedTextDecoder.decode(bytes);
}

const cachedTextEncoder = new TextEncoder();

if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedDataViewMemory0 = null;
    cachedUint8ArrayMemory0 = null;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }

    if (module_or_path === undefined) {
        module_or_path = new URL('rommel_in_the_desert_bg.wasm', import.meta.url);
    }
    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };

/** The number of the instance: an object of one that is unloaded frees nothing of the next. */
let instanceNumber = 0;

/**
 * Lets go of the instance and its memory. Objects that it gave must have been freed; it can be started again.
 */
export function unload() {
    instanceNumber++;
    wasm = wasmInstance = wasmModule = __wbg_init_promise = undefined;
    cachedDataViewMemory0 = null;
    cachedUint8ArrayMemory0 = null;
}

/** Letters of the longest text that is copied to the engine. */
const LONGEST_TEXT = 8 * 1024 * 1024;

const ARGUMENTS = {
    text: [value => typeof value === 'string', 'a text is expected'],
    copied: [value => typeof value === 'string' && value.length <= LONGEST_TEXT, 'a text of up to 8 MiB is expected'],
    number: [value => Number.isInteger(value) && value >= 0 && value < 2 ** 32, 'a whole number from 0 is expected'],
    boolean: [value => typeof value === 'boolean', 'true or false is expected'],
    list: [value => !(Array.isArray(value) || ArrayBuffer.isView(value)) || value.length <= 2 ** 20, 'the list is too long'],
};

/** Throws an `EngineError` for an argument that is not of its type. */
function checkArgument(value, type, name) {
    const [fits, message] = ARGUMENTS[type];
    if (fits(value)) return;
    const error = new Error(message);
    error.name = 'EngineError';
    throw Object.assign(error, { code: 'bad-argument', details: { path: name } });
}
